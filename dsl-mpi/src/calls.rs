//! MPI's functions that wait for other ranks, ask whether they must wait, or receive.
//!
//! MPI's profiling interface has each function twice: as `MPI_` and as `PMPI_`. The functions here
//! have the first names, so rsmpi calls them, and they call the functions with the second names. Invariants: every function
//! of MPI that can wait for another rank is in the table, and every receive of rsmpi is checked.

use std::{
    cell::Cell,
    ffi::{c_char, c_int, c_void},
};

use mpi::ffi::*;

use crate::{
    counts::{self, Pending, Room, done},
    exchange::{Form, agree, agree_later, each, same},
    run, watch,
};

thread_local! {
    /// The call of MPI that the thread is in.
    static CURRENT: Cell<Option<Call>> = const { Cell::new(None) };
    /// The error that MPI has reported for it.
    static ERROR: Cell<Option<c_int>> = const { Cell::new(None) };
}

/// The name of the call that the thread is in.
pub(crate) fn current() -> Option<&'static str> {
    CURRENT.get().map(|call| name_of(call as u64))
}

pub(crate) fn name_of(call: u64) -> &'static str {
    CALLS.get(call as usize).map_or("a call of MPI", |(name, _)| name)
}

/// Keeps an error of MPI until the current call has looked for its cause. Returns whether there is
/// such a call.
pub(crate) fn keep_error(code: c_int) -> bool {
    let is_within = CURRENT.get().is_some();
    if is_within {
        ERROR.set(Some(code));
    }
    is_within
}

/// A call that waits for other ranks.
fn waits(call: Call, work: impl FnOnce() -> c_int) -> c_int {
    outermost(call, || watch::waits(call as u64, work))
}

/// A call that asks whether it must wait. `work` also tells whether there is a message to receive,
/// or a request to complete.
fn polls(call: Call, work: impl FnOnce() -> (c_int, bool)) -> c_int {
    outermost(call, || watch::polls(call as u64, work))
}

/// A call that begins a receive.
fn starts(call: Call, work: impl FnOnce() -> c_int) -> c_int {
    outermost(call, work)
}

/// A call that is not within another one. If MPI reports an error, all ranks end.
fn outermost(call: Call, work: impl FnOnce() -> c_int) -> c_int {
    CURRENT.set(Some(call));
    let code = work();
    if let Some(code) = ERROR.take() {
        counts::look(); // counts that differ are a better explanation
        run::end_with_error(name_of(call as u64), code);
    }
    CURRENT.set(None);
    code
}

/// A function's address.
struct Function(#[expect(dead_code, reason = "it is there for the linker")] *const c_void);

#[expect(unsafe_code, reason = "a pointer to code may be anywhere")]
// SAFETY: nothing reads it.
unsafe impl Sync for Function {}

/// The given block, or a call of MPI's own function.
macro_rules! body {
    ($default:expr, $body:block) => {
        $body
    };
    ($default:expr,) => {
        $default
    };
}

/// Defines functions with MPI's names. A row has the name, the name of MPI's own function, the
/// arguments, and the kind of the call. A block replaces the call of MPI's own function.
macro_rules! calls {
    ($($name:ident = $own:ident($($argument:ident: $ty:ty),*) $kind:ident $($body:block)?;)*) => {
        #[expect(unsafe_code, reason = "MPI's own functions, by the names of its profiling interface")]
        unsafe extern "C" {
            $(pub(crate) fn $own($($argument: $ty),*) -> c_int;)*
        }

        #[expect(non_camel_case_types, reason = "MPI's names")]
        #[derive(Clone, Copy)]
        enum Call { $($name),* }

        /// The names of the calls, and the functions, so that the linker takes them instead of
        /// MPI's.
        static CALLS: &[(&str, Function)] = &[$((stringify!($name), Function($name as *const c_void))),*];

        $(
            #[doc(hidden)]
            #[expect(unsafe_code, reason = "it stands for MPI's function")]
            #[allow(clippy::too_many_arguments, reason = "MPI has them")]
            #[allow(unused_unsafe, reason = "some blocks call functions of this crate only")]
            #[unsafe(no_mangle)]
            // SAFETY: the caller fulfils the conditions of MPI's function.
            unsafe extern "C" fn $name($($argument: $ty),*) -> c_int {
                if CURRENT.get().is_some() {
                    return unsafe { $own($($argument),*) };
                }
                $kind(Call::$name, || unsafe { body!($own($($argument),*), $($body)?) })
            }
        )*
    };
}

calls! {
    MPI_Recv = PMPI_Recv(buf: *mut c_void, count: c_int, datatype: MPI_Datatype, source: c_int, tag: c_int, comm: MPI_Comm, status: *mut MPI_Status) waits
        { counts::receive(Room::new(count, datatype, comm), status, |status| PMPI_Recv(buf, count, datatype, source, tag, comm, status)) };
    MPI_Mrecv = PMPI_Mrecv(buf: *mut c_void, count: c_int, datatype: MPI_Datatype, message: *mut MPI_Message, status: *mut MPI_Status) waits
        { counts::receive(Room::new(count, datatype, counts::probed(*message)), status, |status| PMPI_Mrecv(buf, count, datatype, message, status)) };
    MPI_Send = PMPI_Send(buf: *const c_void, count: c_int, datatype: MPI_Datatype, dest: c_int, tag: c_int, comm: MPI_Comm) waits;
    MPI_Ssend = PMPI_Ssend(buf: *const c_void, count: c_int, datatype: MPI_Datatype, dest: c_int, tag: c_int, comm: MPI_Comm) waits;
    MPI_Rsend = PMPI_Rsend(ibuf: *const c_void, count: c_int, datatype: MPI_Datatype, dest: c_int, tag: c_int, comm: MPI_Comm) waits;
    MPI_Sendrecv = PMPI_Sendrecv(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, dest: c_int, sendtag: c_int, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, source: c_int, recvtag: c_int, comm: MPI_Comm, status: *mut MPI_Status) waits
        { counts::receive(Room::new(recvcount, recvtype, comm), status, |status| PMPI_Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status)) };
    MPI_Sendrecv_replace = PMPI_Sendrecv_replace(buf: *mut c_void, count: c_int, datatype: MPI_Datatype, dest: c_int, sendtag: c_int, source: c_int, recvtag: c_int, comm: MPI_Comm, status: *mut MPI_Status) waits
        { counts::receive(Room::new(count, datatype, comm), status, |status| PMPI_Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status)) };
    MPI_Probe = PMPI_Probe(source: c_int, tag: c_int, comm: MPI_Comm, status: *mut MPI_Status) waits;
    MPI_Mprobe = PMPI_Mprobe(source: c_int, tag: c_int, comm: MPI_Comm, message: *mut MPI_Message, status: *mut MPI_Status) waits
        { counts::probe(comm, message, || PMPI_Mprobe(source, tag, comm, message, status)) };
    MPI_Buffer_detach = PMPI_Buffer_detach(buffer: *mut c_void, size: *mut c_int) waits;
    MPI_Wait = PMPI_Wait(request: *mut MPI_Request, status: *mut MPI_Status) waits
        { counts::wait(request, status) };
    MPI_Waitany = PMPI_Waitany(count: c_int, array_of_requests: *mut MPI_Request, index: *mut c_int, status: *mut MPI_Status) waits
        { Pending::of(array_of_requests, count).some(status, |status| PMPI_Waitany(count, array_of_requests, index, status), || done::one(index)) };
    MPI_Waitsome = PMPI_Waitsome(incount: c_int, array_of_requests: *mut MPI_Request, outcount: *mut c_int, array_of_indices: *mut c_int, array_of_statuses: *mut MPI_Status) waits
        { Pending::of(array_of_requests, incount).some(array_of_statuses, |array_of_statuses| PMPI_Waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses), || done::several(array_of_indices, outcount)) };
    MPI_Waitall = PMPI_Waitall(count: c_int, array_of_requests: *mut MPI_Request, array_of_statuses: *mut MPI_Status) waits
        { counts::wait_for_each(array_of_requests, count, array_of_statuses) };
    MPI_Barrier = PMPI_Barrier(comm: MPI_Comm) waits;
    MPI_Bcast = PMPI_Bcast(buffer: *mut c_void, count: c_int, datatype: MPI_Datatype, root: c_int, comm: MPI_Comm) waits
        { agree(Form::FromRoot(root), comm, same(buffer, count, datatype), same(buffer, count, datatype)); PMPI_Bcast(buffer, count, datatype, root, comm) };
    MPI_Gather = PMPI_Gather(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm) waits
        { agree(Form::ToRoot(root), comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype)); PMPI_Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) };
    MPI_Gatherv = PMPI_Gatherv(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, displs: *const c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm) waits
        { agree(Form::ToRoot(root), comm, same(sendbuf, sendcount, sendtype), each(recvbuf, recvcounts, recvtype)); PMPI_Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) };
    MPI_Scatter = PMPI_Scatter(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm) waits
        { agree(Form::FromRoot(root), comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype)); PMPI_Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) };
    MPI_Scatterv = PMPI_Scatterv(sendbuf: *const c_void, sendcounts: *const c_int, displs: *const c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm) waits
        { agree(Form::FromRoot(root), comm, each(sendbuf, sendcounts, sendtype), same(recvbuf, recvcount, recvtype)); PMPI_Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) };
    MPI_Allgather = PMPI_Allgather(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits
        { agree(Form::ToAll, comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype)); PMPI_Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) };
    MPI_Allgatherv = PMPI_Allgatherv(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, displs: *const c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits
        { agree(Form::ToAll, comm, same(sendbuf, sendcount, sendtype), each(recvbuf, recvcounts, recvtype)); PMPI_Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) };
    MPI_Alltoall = PMPI_Alltoall(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits
        { agree(Form::Pairs, comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype)); PMPI_Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) };
    MPI_Alltoallv = PMPI_Alltoallv(sendbuf: *const c_void, sendcounts: *const c_int, sdispls: *const c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, rdispls: *const c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits
        { agree(Form::Pairs, comm, each(sendbuf, sendcounts, sendtype), each(recvbuf, recvcounts, recvtype)); PMPI_Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) };
    MPI_Alltoallw = PMPI_Alltoallw(sendbuf: *const c_void, sendcounts: *const c_int, sdispls: *const c_int, sendtypes: *const MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, rdispls: *const c_int, recvtypes: *const MPI_Datatype, comm: MPI_Comm) waits;
    MPI_Reduce = PMPI_Reduce(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, root: c_int, comm: MPI_Comm) waits
        { agree(Form::ToRoot(root), comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype)); PMPI_Reduce(sendbuf, recvbuf, count, datatype, op, root, comm) };
    MPI_Allreduce = PMPI_Allreduce(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm) waits
        { agree(Form::ToAll, comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype)); PMPI_Allreduce(sendbuf, recvbuf, count, datatype, op, comm) };
    MPI_Reduce_scatter = PMPI_Reduce_scatter(sendbuf: *const c_void, recvbuf: *mut c_void, recvcounts: *const c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm) waits;
    MPI_Reduce_scatter_block = PMPI_Reduce_scatter_block(sendbuf: *const c_void, recvbuf: *mut c_void, recvcount: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm) waits
        { agree(Form::ToAll, comm, same(sendbuf, recvcount, datatype), same(recvbuf, recvcount, datatype)); PMPI_Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) };
    MPI_Scan = PMPI_Scan(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm) waits
        { agree(Form::ToAll, comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype)); PMPI_Scan(sendbuf, recvbuf, count, datatype, op, comm) };
    MPI_Exscan = PMPI_Exscan(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm) waits
        { agree(Form::ToAll, comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype)); PMPI_Exscan(sendbuf, recvbuf, count, datatype, op, comm) };
    MPI_Neighbor_allgather = PMPI_Neighbor_allgather(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits;
    MPI_Neighbor_allgatherv = PMPI_Neighbor_allgatherv(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, displs: *const c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits;
    MPI_Neighbor_alltoall = PMPI_Neighbor_alltoall(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits;
    MPI_Neighbor_alltoallv = PMPI_Neighbor_alltoallv(sendbuf: *const c_void, sendcounts: *const c_int, sdispls: *const c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, rdispls: *const c_int, recvtype: MPI_Datatype, comm: MPI_Comm) waits;
    MPI_Neighbor_alltoallw = PMPI_Neighbor_alltoallw(sendbuf: *const c_void, sendcounts: *const c_int, sdispls: *const MPI_Aint, sendtypes: *const MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, rdispls: *const MPI_Aint, recvtypes: *const MPI_Datatype, comm: MPI_Comm) waits;
    MPI_Comm_dup = PMPI_Comm_dup(comm: MPI_Comm, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_dup_with_info = PMPI_Comm_dup_with_info(comm: MPI_Comm, info: MPI_Info, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_create = PMPI_Comm_create(comm: MPI_Comm, group: MPI_Group, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_create_group = PMPI_Comm_create_group(comm: MPI_Comm, group: MPI_Group, tag: c_int, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_split = PMPI_Comm_split(comm: MPI_Comm, color: c_int, key: c_int, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_split_type = PMPI_Comm_split_type(comm: MPI_Comm, split_type: c_int, key: c_int, info: MPI_Info, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_free = PMPI_Comm_free(comm: *mut MPI_Comm) waits;
    MPI_Comm_disconnect = PMPI_Comm_disconnect(comm: *mut MPI_Comm) waits;
    MPI_Comm_set_info = PMPI_Comm_set_info(comm: MPI_Comm, info: MPI_Info) waits;
    MPI_Cart_create = PMPI_Cart_create(old_comm: MPI_Comm, ndims: c_int, dims: *const c_int, periods: *const c_int, reorder: c_int, comm_cart: *mut MPI_Comm) waits;
    MPI_Cart_sub = PMPI_Cart_sub(comm: MPI_Comm, remain_dims: *const c_int, new_comm: *mut MPI_Comm) waits;
    MPI_Cart_map = PMPI_Cart_map(comm: MPI_Comm, ndims: c_int, dims: *const c_int, periods: *const c_int, newrank: *mut c_int) waits;
    MPI_Graph_create = PMPI_Graph_create(comm_old: MPI_Comm, nnodes: c_int, index: *const c_int, edges: *const c_int, reorder: c_int, comm_graph: *mut MPI_Comm) waits;
    MPI_Graph_map = PMPI_Graph_map(comm: MPI_Comm, nnodes: c_int, index: *const c_int, edges: *const c_int, newrank: *mut c_int) waits;
    MPI_Dist_graph_create = PMPI_Dist_graph_create(comm_old: MPI_Comm, n: c_int, nodes: *const c_int, degrees: *const c_int, targets: *const c_int, weights: *const c_int, info: MPI_Info, reorder: c_int, newcomm: *mut MPI_Comm) waits;
    MPI_Dist_graph_create_adjacent = PMPI_Dist_graph_create_adjacent(comm_old: MPI_Comm, indegree: c_int, sources: *const c_int, sourceweights: *const c_int, outdegree: c_int, destinations: *const c_int, destweights: *const c_int, info: MPI_Info, reorder: c_int, comm_dist_graph: *mut MPI_Comm) waits;
    MPI_Intercomm_create = PMPI_Intercomm_create(local_comm: MPI_Comm, local_leader: c_int, bridge_comm: MPI_Comm, remote_leader: c_int, tag: c_int, newintercomm: *mut MPI_Comm) waits;
    MPI_Intercomm_merge = PMPI_Intercomm_merge(intercomm: MPI_Comm, high: c_int, newintercomm: *mut MPI_Comm) waits;
    MPI_Comm_accept = PMPI_Comm_accept(port_name: *const c_char, info: MPI_Info, root: c_int, comm: MPI_Comm, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_connect = PMPI_Comm_connect(port_name: *const c_char, info: MPI_Info, root: c_int, comm: MPI_Comm, newcomm: *mut MPI_Comm) waits;
    MPI_Comm_join = PMPI_Comm_join(fd: c_int, intercomm: *mut MPI_Comm) waits;
    MPI_Comm_spawn = PMPI_Comm_spawn(command: *const c_char, argv: *mut *mut c_char, maxprocs: c_int, info: MPI_Info, root: c_int, comm: MPI_Comm, intercomm: *mut MPI_Comm, array_of_errcodes: *mut c_int) waits;
    MPI_Comm_spawn_multiple = PMPI_Comm_spawn_multiple(count: c_int, array_of_commands: *mut *mut c_char, array_of_argv: *mut *mut *mut c_char, array_of_maxprocs: *const c_int, array_of_info: *const MPI_Info, root: c_int, comm: MPI_Comm, intercomm: *mut MPI_Comm, array_of_errcodes: *mut c_int) waits;
    MPI_Win_create = PMPI_Win_create(base: *mut c_void, size: MPI_Aint, disp_unit: c_int, info: MPI_Info, comm: MPI_Comm, win: *mut MPI_Win) waits;
    MPI_Win_allocate = PMPI_Win_allocate(size: MPI_Aint, disp_unit: c_int, info: MPI_Info, comm: MPI_Comm, baseptr: *mut c_void, win: *mut MPI_Win) waits;
    MPI_Win_allocate_shared = PMPI_Win_allocate_shared(size: MPI_Aint, disp_unit: c_int, info: MPI_Info, comm: MPI_Comm, baseptr: *mut c_void, win: *mut MPI_Win) waits;
    MPI_Win_create_dynamic = PMPI_Win_create_dynamic(info: MPI_Info, comm: MPI_Comm, win: *mut MPI_Win) waits;
    MPI_Win_free = PMPI_Win_free(win: *mut MPI_Win) waits;
    MPI_Win_set_info = PMPI_Win_set_info(win: MPI_Win, info: MPI_Info) waits;
    MPI_Win_fence = PMPI_Win_fence(assert: c_int, win: MPI_Win) waits;
    MPI_Win_start = PMPI_Win_start(group: MPI_Group, assert: c_int, win: MPI_Win) waits;
    MPI_Win_complete = PMPI_Win_complete(win: MPI_Win) waits;
    MPI_Win_wait = PMPI_Win_wait(win: MPI_Win) waits;
    MPI_Win_lock = PMPI_Win_lock(lock_type: c_int, rank: c_int, assert: c_int, win: MPI_Win) waits;
    MPI_Win_lock_all = PMPI_Win_lock_all(assert: c_int, win: MPI_Win) waits;
    MPI_Win_unlock = PMPI_Win_unlock(rank: c_int, win: MPI_Win) waits;
    MPI_Win_unlock_all = PMPI_Win_unlock_all(win: MPI_Win) waits;
    MPI_Win_flush = PMPI_Win_flush(rank: c_int, win: MPI_Win) waits;
    MPI_Win_flush_all = PMPI_Win_flush_all(win: MPI_Win) waits;
    MPI_Win_flush_local = PMPI_Win_flush_local(rank: c_int, win: MPI_Win) waits;
    MPI_Win_flush_local_all = PMPI_Win_flush_local_all(win: MPI_Win) waits;
    MPI_File_open = PMPI_File_open(comm: MPI_Comm, filename: *const c_char, amode: c_int, info: MPI_Info, fh: *mut MPI_File) waits;
    MPI_File_close = PMPI_File_close(fh: *mut MPI_File) waits;
    MPI_File_set_size = PMPI_File_set_size(fh: MPI_File, size: MPI_Offset) waits;
    MPI_File_preallocate = PMPI_File_preallocate(fh: MPI_File, size: MPI_Offset) waits;
    MPI_File_set_info = PMPI_File_set_info(fh: MPI_File, info: MPI_Info) waits;
    MPI_File_set_view = PMPI_File_set_view(fh: MPI_File, disp: MPI_Offset, etype: MPI_Datatype, filetype: MPI_Datatype, datarep: *const c_char, info: MPI_Info) waits;
    MPI_File_set_atomicity = PMPI_File_set_atomicity(fh: MPI_File, flag: c_int) waits;
    MPI_File_sync = PMPI_File_sync(fh: MPI_File) waits;
    MPI_File_seek_shared = PMPI_File_seek_shared(fh: MPI_File, offset: MPI_Offset, whence: c_int) waits;
    MPI_File_read_all = PMPI_File_read_all(fh: MPI_File, buf: *mut c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_read_at_all = PMPI_File_read_at_all(fh: MPI_File, offset: MPI_Offset, buf: *mut c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_read_ordered = PMPI_File_read_ordered(fh: MPI_File, buf: *mut c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_write_all = PMPI_File_write_all(fh: MPI_File, buf: *const c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_write_at_all = PMPI_File_write_at_all(fh: MPI_File, offset: MPI_Offset, buf: *const c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_write_ordered = PMPI_File_write_ordered(fh: MPI_File, buf: *const c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_read_shared = PMPI_File_read_shared(fh: MPI_File, buf: *mut c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_write_shared = PMPI_File_write_shared(fh: MPI_File, buf: *const c_void, count: c_int, datatype: MPI_Datatype, status: *mut MPI_Status) waits;
    MPI_File_read_all_begin = PMPI_File_read_all_begin(fh: MPI_File, buf: *mut c_void, count: c_int, datatype: MPI_Datatype) waits;
    MPI_File_read_all_end = PMPI_File_read_all_end(fh: MPI_File, buf: *mut c_void, status: *mut MPI_Status) waits;
    MPI_File_read_at_all_begin = PMPI_File_read_at_all_begin(fh: MPI_File, offset: MPI_Offset, buf: *mut c_void, count: c_int, datatype: MPI_Datatype) waits;
    MPI_File_read_at_all_end = PMPI_File_read_at_all_end(fh: MPI_File, buf: *mut c_void, status: *mut MPI_Status) waits;
    MPI_File_read_ordered_begin = PMPI_File_read_ordered_begin(fh: MPI_File, buf: *mut c_void, count: c_int, datatype: MPI_Datatype) waits;
    MPI_File_read_ordered_end = PMPI_File_read_ordered_end(fh: MPI_File, buf: *mut c_void, status: *mut MPI_Status) waits;
    MPI_File_write_all_begin = PMPI_File_write_all_begin(fh: MPI_File, buf: *const c_void, count: c_int, datatype: MPI_Datatype) waits;
    MPI_File_write_all_end = PMPI_File_write_all_end(fh: MPI_File, buf: *const c_void, status: *mut MPI_Status) waits;
    MPI_File_write_at_all_begin = PMPI_File_write_at_all_begin(fh: MPI_File, offset: MPI_Offset, buf: *const c_void, count: c_int, datatype: MPI_Datatype) waits;
    MPI_File_write_at_all_end = PMPI_File_write_at_all_end(fh: MPI_File, buf: *const c_void, status: *mut MPI_Status) waits;
    MPI_File_write_ordered_begin = PMPI_File_write_ordered_begin(fh: MPI_File, buf: *const c_void, count: c_int, datatype: MPI_Datatype) waits;
    MPI_File_write_ordered_end = PMPI_File_write_ordered_end(fh: MPI_File, buf: *const c_void, status: *mut MPI_Status) waits;
    MPI_Finalize = PMPI_Finalize() waits;
    MPI_Test = PMPI_Test(request: *mut MPI_Request, flag: *mut c_int, status: *mut MPI_Status) polls
        { Pending::of(request, 1).all_if(status, flag, |status| PMPI_Test(request, flag, status)) };
    MPI_Testany = PMPI_Testany(count: c_int, array_of_requests: *mut MPI_Request, index: *mut c_int, flag: *mut c_int, status: *mut MPI_Status) polls
        { (Pending::of(array_of_requests, count).some(status, |status| PMPI_Testany(count, array_of_requests, index, flag, status), || done::one(index)), *flag != 0) };
    MPI_Testsome = PMPI_Testsome(incount: c_int, array_of_requests: *mut MPI_Request, outcount: *mut c_int, array_of_indices: *mut c_int, array_of_statuses: *mut MPI_Status) polls
        { (Pending::of(array_of_requests, incount).some(array_of_statuses, |array_of_statuses| PMPI_Testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses), || done::several(array_of_indices, outcount)), *outcount != 0) };
    MPI_Testall = PMPI_Testall(count: c_int, array_of_requests: *mut MPI_Request, flag: *mut c_int, array_of_statuses: *mut MPI_Status) polls
        { Pending::of(array_of_requests, count).all_if(array_of_statuses, flag, |array_of_statuses| PMPI_Testall(count, array_of_requests, flag, array_of_statuses)) };
    MPI_Request_get_status = PMPI_Request_get_status(request: MPI_Request, flag: *mut c_int, status: *mut MPI_Status) polls
        { (PMPI_Request_get_status(request, flag, status), *flag != 0) };
    MPI_Iprobe = PMPI_Iprobe(source: c_int, tag: c_int, comm: MPI_Comm, flag: *mut c_int, status: *mut MPI_Status) polls
        { (PMPI_Iprobe(source, tag, comm, flag, status), *flag != 0) };
    MPI_Improbe = PMPI_Improbe(source: c_int, tag: c_int, comm: MPI_Comm, flag: *mut c_int, message: *mut MPI_Message, status: *mut MPI_Status) polls
        { (counts::probe(comm, message, || PMPI_Improbe(source, tag, comm, flag, message, status)), *flag != 0) };
    MPI_Win_test = PMPI_Win_test(win: MPI_Win, flag: *mut c_int) polls
        { (PMPI_Win_test(win, flag), *flag != 0) };
    MPI_Irecv = PMPI_Irecv(buf: *mut c_void, count: c_int, datatype: MPI_Datatype, source: c_int, tag: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { counts::receive_later(Room::new(count, datatype, comm), request, || PMPI_Irecv(buf, count, datatype, source, tag, comm, request)) };
    MPI_Imrecv = PMPI_Imrecv(buf: *mut c_void, count: c_int, datatype: MPI_Datatype, message: *mut MPI_Message, request: *mut MPI_Request) starts
        { counts::receive_later(Room::new(count, datatype, counts::probed(*message)), request, || PMPI_Imrecv(buf, count, datatype, message, request)) };
    MPI_Ibcast = PMPI_Ibcast(buffer: *mut c_void, count: c_int, datatype: MPI_Datatype, root: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::FromRoot(root), comm, same(buffer, count, datatype), same(buffer, count, datatype), request, || PMPI_Ibcast(buffer, count, datatype, root, comm, request)) };
    MPI_Igather = PMPI_Igather(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToRoot(root), comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype), request, || PMPI_Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request)) };
    MPI_Igatherv = PMPI_Igatherv(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, displs: *const c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToRoot(root), comm, same(sendbuf, sendcount, sendtype), each(recvbuf, recvcounts, recvtype), request, || PMPI_Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request)) };
    MPI_Iscatter = PMPI_Iscatter(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::FromRoot(root), comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype), request, || PMPI_Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request)) };
    MPI_Iscatterv = PMPI_Iscatterv(sendbuf: *const c_void, sendcounts: *const c_int, displs: *const c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, root: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::FromRoot(root), comm, each(sendbuf, sendcounts, sendtype), same(recvbuf, recvcount, recvtype), request, || PMPI_Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request)) };
    MPI_Iallgather = PMPI_Iallgather(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToAll, comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype), request, || PMPI_Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)) };
    MPI_Iallgatherv = PMPI_Iallgatherv(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, displs: *const c_int, recvtype: MPI_Datatype, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToAll, comm, same(sendbuf, sendcount, sendtype), each(recvbuf, recvcounts, recvtype), request, || PMPI_Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request)) };
    MPI_Ialltoall = PMPI_Ialltoall(sendbuf: *const c_void, sendcount: c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcount: c_int, recvtype: MPI_Datatype, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::Pairs, comm, same(sendbuf, sendcount, sendtype), same(recvbuf, recvcount, recvtype), request, || PMPI_Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request)) };
    MPI_Ialltoallv = PMPI_Ialltoallv(sendbuf: *const c_void, sendcounts: *const c_int, sdispls: *const c_int, sendtype: MPI_Datatype, recvbuf: *mut c_void, recvcounts: *const c_int, rdispls: *const c_int, recvtype: MPI_Datatype, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::Pairs, comm, each(sendbuf, sendcounts, sendtype), each(recvbuf, recvcounts, recvtype), request, || PMPI_Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request)) };
    MPI_Ireduce = PMPI_Ireduce(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, root: c_int, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToRoot(root), comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype), request, || PMPI_Ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request)) };
    MPI_Iallreduce = PMPI_Iallreduce(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToAll, comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype), request, || PMPI_Iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request)) };
    MPI_Ireduce_scatter_block = PMPI_Ireduce_scatter_block(sendbuf: *const c_void, recvbuf: *mut c_void, recvcount: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToAll, comm, same(sendbuf, recvcount, datatype), same(recvbuf, recvcount, datatype), request, || PMPI_Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request)) };
    MPI_Iscan = PMPI_Iscan(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToAll, comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype), request, || PMPI_Iscan(sendbuf, recvbuf, count, datatype, op, comm, request)) };
    MPI_Iexscan = PMPI_Iexscan(sendbuf: *const c_void, recvbuf: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm, request: *mut MPI_Request) starts
        { agree_later(Form::ToAll, comm, same(sendbuf, count, datatype), same(recvbuf, count, datatype), request, || PMPI_Iexscan(sendbuf, recvbuf, count, datatype, op, comm, request)) };
    MPI_Request_free = PMPI_Request_free(request: *mut MPI_Request) starts
        { counts::forget(*request); PMPI_Request_free(request) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, process::Command};

    /// Functions that return without another rank's help. Some begin a call that another function
    /// completes.
    const LOCAL: &str = "\
        Accumulate Add_error_class Add_error_code Add_error_string Address Alloc_mem Attr_delete Attr_get \
        Attr_put Bsend Bsend_init Buffer_attach Cancel Cart_coords Cart_get Cart_rank Cart_shift Cartdim_get \
        Close_port Comm_call_errhandler Comm_compare Comm_create_errhandler Comm_create_keyval Comm_delete_attr \
        Comm_free_keyval Comm_get_attr Comm_get_errhandler Comm_get_info Comm_get_name Comm_get_parent \
        Comm_group Comm_idup Comm_rank Comm_remote_group Comm_remote_size Comm_set_attr Comm_set_errhandler \
        Comm_set_name Comm_size Comm_test_inter Compare_and_swap Dims_create Dist_graph_neighbors \
        Dist_graph_neighbors_count Errhandler_create Errhandler_free Errhandler_get Errhandler_set Error_class \
        Error_string Fetch_and_op File_call_errhandler File_create_errhandler File_delete File_get_amode \
        File_get_atomicity File_get_byte_offset File_get_errhandler File_get_group File_get_info \
        File_get_position File_get_position_shared File_get_size File_get_type_extent File_get_view File_iread \
        File_iread_all File_iread_at File_iread_at_all File_iread_shared File_iwrite File_iwrite_all \
        File_iwrite_at File_iwrite_at_all File_iwrite_shared File_read File_read_at File_seek \
        File_set_errhandler File_write File_write_at Free_mem Get Get_accumulate Get_address Get_count \
        Get_elements Get_elements_x Get_library_version Get_processor_name Get_version Graph_get Graph_neighbors \
        Graph_neighbors_count Graphdims_get Grequest_complete Grequest_start Group_compare Group_difference \
        Group_excl Group_free Group_incl Group_intersection Group_range_excl Group_range_incl Group_rank \
        Group_size Group_translate_ranks Group_union Ialltoallw Ibarrier Ibsend Ineighbor_allgather \
        Ineighbor_allgatherv Ineighbor_alltoall Ineighbor_alltoallv Ineighbor_alltoallw Info_create Info_delete \
        Info_dup Info_free Info_get Info_get_nkeys Info_get_nthkey Info_get_valuelen Info_set Initialized \
        Ireduce_scatter Irsend Is_thread_main Isend Issend Keyval_create Keyval_free Lookup_name Op_commutative \
        Op_create Op_free Open_port Pack Pack_external Pack_external_size Pack_size Pcontrol Publish_name Put \
        Query_thread Raccumulate Recv_init Reduce_local Register_datarep Rget Rget_accumulate Rput Rsend_init \
        Send_init Ssend_init Start Startall Status_c2f Status_f2c Status_set_cancelled Status_set_elements \
        Status_set_elements_x Test_cancelled Topo_test Type_commit Type_contiguous Type_create_darray \
        Type_create_f90_complex Type_create_f90_integer Type_create_f90_real Type_create_hindexed \
        Type_create_hindexed_block Type_create_hvector Type_create_indexed_block Type_create_keyval \
        Type_create_resized Type_create_struct Type_create_subarray Type_delete_attr Type_dup Type_extent \
        Type_free Type_free_keyval Type_get_attr Type_get_contents Type_get_envelope Type_get_extent \
        Type_get_extent_x Type_get_name Type_get_true_extent Type_get_true_extent_x Type_hindexed Type_hvector \
        Type_indexed Type_lb Type_match_size Type_set_attr Type_set_name Type_size Type_size_x Type_struct \
        Type_ub Type_vector Unpack Unpack_external Unpublish_name Win_attach Win_call_errhandler \
        Win_create_errhandler Win_create_keyval Win_delete_attr Win_detach Win_free_keyval Win_get_attr \
        Win_get_errhandler Win_get_group Win_get_info Win_get_name Win_post Win_set_attr Win_set_errhandler \
        Win_set_name Win_shared_query Win_sync";

    /// Functions that end or start MPI, outside of the time in which ranks are watched.
    const AROUND: [&str; 4] = ["Abort", "Init", "Init_thread", "Finalized"];

    /// The functions that MPI's header declares, without its interface for tools.
    fn declared() -> BTreeSet<String> {
        let folders = Command::new("mpicc").arg("--showme:incdirs").output();
        let folders = folders.expect("mpicc of Open MPI runs").stdout;
        let folders = String::from_utf8(folders).expect("paths are UTF-8");
        let header = folders.split_whitespace().map(|folder| format!("{folder}/mpi.h"));
        let header = header.filter_map(|path| std::fs::read_to_string(path).ok()).next();
        let header = header.expect("mpicc names the folder of mpi.h");
        let after = header.split(" int MPI_").skip(1).filter_map(|text| {
            let (name, _) = text.split_once('(')?;
            name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_').then_some(name)
        });
        after.filter(|name| !name.starts_with("T_")).map(str::to_owned).collect()
    }

    #[test]
    fn every_function_of_mpi_is_watched_or_local() {
        let known: BTreeSet<&str> = CALLS
            .iter()
            .map(|(name, _)| name.trim_start_matches("MPI_"))
            .chain(LOCAL.split_whitespace())
            .chain(AROUND)
            .collect();
        let declared = declared();
        assert!(declared.len() > 300, "mpi.h declares only {declared:?}");
        let unknown: Vec<_> =
            declared.iter().filter(|name| !known.contains(name.as_str())).collect();
        assert!(unknown.is_empty(), "add to the table of calls, or to LOCAL: {unknown:?}");
        let is_twice = |name: &&str| CALLS.iter().any(|(call, _)| call[4..] == **name);
        assert_eq!(LOCAL.split_whitespace().find(is_twice), None, "it is in the table of calls");
    }
}
