/**
 * Shows the system's dialog for files; resolves to those that were chosen, none where the user changed their mind.
 * Works in the wake of a click or key alone: browsers show it at no other time.
 * @param accept kinds of files, as an input of the page names them
 */
export function chooseFiles(accept: string): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = accept;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
