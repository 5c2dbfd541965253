import type { Edit } from '../../document/edit.ts';

/** Edits of different storeys as one. */
export const joinEdits = (edits: readonly Edit[]): Required<Omit<Edit, 'header'>> => ({
  put: edits.flatMap(({ put = [] }) => put),
  remove: edits.flatMap(({ remove = [] }) => remove),
});
