import { spawnSync } from 'node:child_process';

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const isRoot = process.getuid?.() === 0;

/** How to run a shell script in a mount namespace of its own, in which it may mount; undefined where that is not allowed. */
function findMountNamespace(): readonly string[] | undefined {
  const ways = [isRoot ? ['-m'] : ['-rm']];
  return ways.find((way) => succeeds('unshare', [...way, 'sh', '-c', 'mount -t tmpfs none /mnt']));
}

export const mountNamespace = findMountNamespace();

const TRY_IMAGE =
  'd=$(mktemp -d) && truncate -s 1M $d/i && mkfs.ext4 -q $d/i && mkdir $d/m && mount -o loop $d/i $d/m; r=$?; umount $d/m; rm -r $d; exit $r';

/** May a file be mounted as a disk in that namespace? */
export const canMountImages =
  mountNamespace !== undefined && succeeds('unshare', [...mountNamespace, 'sh', '-c', TRY_IMAGE]);

/** May a process be started as another user? */
export const canChangeUser = isRoot && succeeds('setpriv', ['--reuid=65534', '--clear-groups', 'true']);

/** Is there a tracer that kills a process at a system call of our choice? */
export const canTrace = succeeds('strace', ['-f', '-e', 'trace=fsync', 'true']);

/** Says which proofs this machine did not allow, so that none is missing silently. */
export function reportNotRun(isPossible: boolean, what: string, needs: string): void {
  if (!isPossible) console.warn(`NOT RUN: ${what}. It needs ${needs}.`);
}
