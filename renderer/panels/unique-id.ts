import { useState } from 'preact/hooks';

let count = 0;

/** An id for an element that no other element of the page has; Preact's own are unique within one tree only. */
export function useUniqueId(): string {
  const [id] = useState(() => {
    count += 1;
    return `ui-${count}`;
  });
  return id;
}
