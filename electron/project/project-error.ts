import type { projectTexts } from '../../core/text/project.ts';
import { type TextParams, text } from '../../core/text/text.ts';

/** A stable name for what went wrong: the key of its words. */
export type ProjectErrorCode = keyof typeof projectTexts;

/** What was being done when it went wrong. */
export type FileTask = 'save' | 'read' | 'list';

/** A request about project files that could not be met; the message is for the user. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError';
  readonly code: ProjectErrorCode;

  constructor(code: ProjectErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const LEADS = {
  save: 'project.not-saved',
  read: 'project.not-read',
  list: 'project.not-listed',
} as const satisfies Record<FileTask, ProjectErrorCode>;

const SAME_FOR_ALL: Readonly<Record<string, ProjectErrorCode>> = {
  EROFS: 'project.read-only-disk',
  ENOSPC: 'project.disk-full',
  EDQUOT: 'project.quota-used',
  EBUSY: 'project.held-by-other',
  ETXTBSY: 'project.held-by-other',
  EXDEV: 'project.other-disk',
  ENAMETOOLONG: 'project.name-too-long',
  EISDIR: 'project.is-folder',
  EMFILE: 'project.too-many-open',
  ENFILE: 'project.too-many-open',
  EIO: 'project.disk-error',
  ELOOP: 'project.too-many-links',
  EFBIG: 'project.file-too-large',
  EEXIST: 'project.file-exists',
  ENODEV: 'project.disk-gone',
  ENXIO: 'project.disk-gone',
  ESTALE: 'project.disk-gone',
  ENOTCONN: 'project.disk-gone',
  EHOSTDOWN: 'project.disk-gone',
  ETIMEDOUT: 'project.disk-gone',
};

/** A missing name is the folder's when saving, the file's when reading. */
const BY_TASK: Readonly<Record<FileTask, Readonly<Record<string, ProjectErrorCode>>>> = {
  save: {
    EACCES: 'project.no-right-to-write',
    EPERM: 'project.no-right-to-write',
    ENOENT: 'project.folder-missing',
    ENOTDIR: 'project.folder-missing',
  },
  read: {
    EACCES: 'project.no-right-to-read',
    EPERM: 'project.no-right-to-read',
    ENOENT: 'project.file-missing',
    ENOTDIR: 'project.file-missing',
  },
  list: {
    EACCES: 'project.no-right-to-read',
    EPERM: 'project.no-right-to-read',
    ENOENT: 'project.file-missing',
    ENOTDIR: 'project.not-a-folder',
  },
};

/** The system's name for a failure, such as ENOSPC, if it has one. */
export function errnoOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** A failure with a cause we know ourselves: what was not done to `file`, why, and what to do. */
export function projectError(
  code: ProjectErrorCode,
  task: FileTask,
  file: string,
  params: TextParams = {},
): ProjectError {
  return new ProjectError(code, `${text(LEADS[task], { file })} ${text(code, { file, ...params })}`);
}

/** Whatever was thrown, in words for the user. A failure that already has them stays as it is. */
export function toProjectError(error: unknown, task: FileTask, file: string): ProjectError {
  if (error instanceof ProjectError) return error;
  const errno = errnoOf(error);
  const code = (errno && (BY_TASK[task][errno] ?? SAME_FOR_ALL[errno])) || 'project.file-odd';
  const params = { file, errno: errno ?? String(error) };
  return new ProjectError(code, `${text(LEADS[task], params)} ${text(code, params)}`, error);
}
