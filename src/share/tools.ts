// What keeping and sending needs besides a few lines: the schema and the store. One chunk, fetched after the first
// paint unless the address is a link.
export { decodeFragment } from './permalink/permalink';
export { changedSettings, sharedState } from './present';
export { openWorkspace } from './workspace/workspace';
