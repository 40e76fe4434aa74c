//! The hidden macros of a group, and its items as kernels receive them.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::check::Checked;
use super::group::{Attribute, Group, Node, Outside, Target};
use super::on_host::{stub, stub_methods};
use super::used_names::UsedNames;
use crate::expand::gather;
use crate::expand::plain;
use crate::expand::plan::Plan;
use crate::expand::surroundings::Surroundings;
use crate::items::name_of_item;
use crate::items::state::{Closure, Entry, Identity};
use crate::syntax::{item_attrs_mut, visibility};

impl Group {
    /// The hidden macros, and the functions in their form for the host.
    pub(super) fn define(
        &self,
        plan: &Plan,
        arrived: &[Closure],
        around: Option<&Surroundings<'_>>,
        salt: &str,
    ) -> TokenStream {
        let blocks = plan.blocks(arrived);
        let Some(closures) = plan.closures(arrived) else {
            let error = syn::Error::new_spanned(&self.item, "the wrong number of items arrived");
            return gather::internal(&error);
        };
        let mut closures = closures.into_iter();
        let of_path = |outside: &Outside| {
            let arrived = outside.is_gathered.then(|| closures.next());
            arrived.flatten().unwrap_or_else(Closure::missing)
        };
        let mut outside: Vec<Closure> = self.outside.iter().map(of_path).collect();
        let identity = match around {
            Some(around) => around.own_identity(),
            None => self.identity(&outside, salt),
        };
        let mut entries = self.entries(&outside, identity, around);
        let Checked { mistakes, unusable } = self.check_functions(&mut entries, &mut outside);
        let outside = outside.as_slice();
        let refused = plain::reported(&plan.mistakes);
        let mistakes = quote!(#refused #mistakes);
        let cfgs = self.cfgs();
        let names = UsedNames::new(self, outside);
        let device_only = self.device_only(&names, outside);
        let stand_ins = self.stand_ins(&names, &device_only);
        let conditions = stand_ins.conditions();
        let definitions = self.nodes.iter().enumerate().map(|(at, node)| {
            let on_host = match &node.written {
                _ if self.attribute != Attribute::Device => TokenStream::new(),
                syn::Item::Fn(function) if entries[at].poisoned => stub(function),
                item => {
                    let mut item = item.clone();
                    if entries[at].poisoned {
                        stub_methods(&mut item);
                    }
                    let dead_code = self.allows_dead_code(&item, plan);
                    item_attrs_mut(&mut item)
                        .into_iter()
                        .for_each(|attrs| attrs.extend(dead_code.clone()));
                    self.on_host(at, item, &names, &stand_ins, outside, &unusable)
                }
            };
            let name = name_of_item(&node.syntax);
            // A macro with a refused name would shadow another one.
            let name = name.filter(|_| !node.poisoned);
            let hidden = name.map(|name| {
                let mut closure = self.closure(at, &entries, outside);
                closure.entries.extend(blocks.iter().cloned());
                let cfgs: Vec<_> =
                    cfgs.iter().copied().chain(node.cfgs(self.is_module())).collect();
                gather::hidden_macro(name, visibility(&node.syntax), &closure, &cfgs)
            });
            quote!(#on_host #hidden)
        });
        quote!(#mistakes #conditions #(#definitions)*)
    }

    /// The closures of all nodes.
    pub(super) fn all(&self, entries: &[Entry], outside: &[Closure]) -> Vec<Closure> {
        let nodes = 0..self.nodes.len();
        nodes
            .filter(|at| !matches!(self.nodes[*at].syntax, syn::Item::Impl(_)))
            .map(|at| self.closure(at, entries, outside))
            .collect()
    }

    /// Each node as an entry for kernels.
    fn entries(
        &self,
        outside: &[Closure],
        identity: Identity,
        around: Option<&Surroundings<'_>>,
    ) -> Vec<Entry> {
        let device_only = self.device_only(&UsedNames::new(self, outside), outside);
        // A derive does not see the item's other derives.
        let is_derive = self.attribute == Attribute::ShaderType;
        let derives = around.filter(|_| is_derive).map_or_else(Vec::new, Surroundings::derives);
        let of = |target: &Target| match *target {
            Target::Node(node) => Identity::of(&(identity, node)),
            Target::Outside(at) => outside[at].root,
        };
        let entry = |(at, node): (usize, &Node)| Entry {
            identity: of(&Target::Node(at)),
            poisoned: node.poisoned,
            device_only: device_only.functions.contains_key(&at),
            scope: node.scope.iter().map(|(path, target)| (path.clone(), of(target))).collect(),
            tokens: {
                let (derives, syntax) = (&derives, &node.syntax);
                quote!(#(#derives)* #syntax)
            },
            origin: None,
        };
        self.nodes.iter().enumerate().map(entry).collect()
    }

    /// A node and all that it refers to.
    fn closure(&self, root: usize, entries: &[Entry], outside: &[Closure]) -> Closure {
        let mut nodes = vec![root];
        let mut outer = BTreeSet::new();
        let mut next = 0;
        while let Some(&at) = nodes.get(next) {
            next += 1;
            let mut add = |node: usize| {
                if !nodes.contains(&node) {
                    nodes.push(node);
                }
            };
            for target in self.nodes[at].scope.values() {
                match *target {
                    Target::Node(node) => add(node),
                    Target::Outside(at) if outer.insert(at) => {
                        // Items from the file may refer to the group.
                        let scopes = outside[at].entries.iter().flat_map(|of| of.scope.values());
                        let own = |of: &Identity| entries.iter().position(|it| it.identity == *of);
                        scopes.filter_map(own).for_each(&mut add);
                    }
                    Target::Outside(_) => {}
                }
            }
            let owned = self.nodes.iter().enumerate().filter(|(_, node)| node.owners.contains(&at));
            owned.for_each(|(block, _)| add(block));
        }
        let mut seen = BTreeSet::new();
        let own = nodes.iter().map(|at| &entries[*at]);
        let all = own.chain(outer.iter().flat_map(|at| &outside[*at].entries));
        let entries = all.filter(|entry| seen.insert(entry.identity)).cloned().collect::<Vec<_>>();
        Closure { root: entries[0].identity, entries }
    }

    /// The group's position, its tokens, and the meaning of its paths: macros can make several
    /// groups of the same tokens.
    fn identity(&self, outside: &[Closure], salt: &str) -> Identity {
        let span = name_of_item(&self.item).expect("its items have names").span();
        let start = span.start();
        let roots: Vec<Identity> = outside.iter().map(|closure| closure.root).collect();
        let tokens = self.item.to_token_stream().to_string();
        Identity::of(&(salt, span.file(), start.line, start.column, tokens, roots))
    }
}
