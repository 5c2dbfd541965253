/**
 * One spelling for all that name the same file: forward slashes, no empty or "." steps, ".." taken back. Takes
 * relative paths that stay inside their folder; of others the steps that lead out are dropped.
 */
export function canonicalImagePath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
