import { OpenProjects } from './open-projects.ts';
import { copySamples, findSampleFolder } from './sample-project.ts';

interface FirstProject {
  /** A project folder or a level file; null for the user's copy of the samples. */
  readonly path: string | null;
  /** Folder of the samples that came with the program. */
  readonly samples: string;
  readonly home: string;
  /** Folder of the user's settings and of earlier versions. */
  readonly userFolder: string;
}

/** Opens what a start asks for, or the samples. */
export async function openFirstProject({ path, samples, home, userFolder }: FirstProject) {
  if (path !== null) return OpenProjects.open(path, userFolder);
  const folder = await findSampleFolder(home);
  await copySamples(samples, folder);
  return OpenProjects.open(folder, userFolder);
}
