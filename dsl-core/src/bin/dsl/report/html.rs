//! HTML: escaped text, sections.

/// Text escaped for use between tags and in quoted attributes.
pub(crate) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html += "&amp;",
            '<' => html += "&lt;",
            '>' => html += "&gt;",
            '"' => html += "&quot;",
            '\'' => html += "&#39;",
            c => html.push(c),
        }
    }
    html
}

/// The id of a section, for links.
pub(crate) fn id(title: &str) -> String {
    let letter = |c: char| if c.is_alphanumeric() || c == '_' { c } else { '-' };
    format!("kernel-{}", title.chars().map(letter).collect::<String>())
}

/// A section with a heading.
pub(crate) fn section(title: &str, parts: &[String]) -> String {
    let (id, title) = (id(title), escaped(title));
    format!("<section id=\"{id}\"><h2><code>{title}</code></h2>\n{}</section>\n", parts.concat())
}
