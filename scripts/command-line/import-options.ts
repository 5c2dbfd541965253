import { type Command, InvalidArgumentError } from 'commander';
import { assetSchema } from '../../core/document/schema/asset.ts';
import type { z } from '../../core/document/schema/zod.ts';
import { type TextKey, type TextParams, text } from '../../core/text/text.ts';

const { footprint, pivot, scale, name, id } = assetSchema.shape;

/** What the options of `import-module` come to. */
export interface ImportOptions {
  readonly into: string;
  readonly footprint?: NonNullable<z.infer<typeof footprint>>;
  readonly name?: string;
  readonly id?: string;
  readonly pivot?: NonNullable<z.infer<typeof pivot>>;
  readonly scale?: number;
  readonly json: boolean;
}

const MOST_CELLS = 4096;

const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e-?\d+)?$/i;

/** Numbers between separators, as the field of an asset takes them. */
function read<T>(
  field: z.ZodType<T>,
  separator: string,
  words: TextKey,
  params: TextParams = {},
): (given: string) => T {
  return (given) => {
    const parts = given.split(separator);
    const numbers = parts.map((part) => (NUMBER.test(part.trim()) ? Number(part) : Number.NaN));
    const result = field.safeParse(numbers);
    if (!result.success) throw new InvalidArgumentError(text(words, params));
    return result.data;
  };
}

function readScale(given: string): number {
  const result = scale.unwrap().safeParse(NUMBER.test(given) ? Number(given) : Number.NaN);
  if (!result.success) throw new InvalidArgumentError(text('module-files.command.no-scale'));
  return result.data;
}

/** Words of a field of an asset, as they are. */
const readWords =
  (field: z.ZodType<string>, kind: TextKey) =>
  (given: string): string => {
    const result = field.safeParse(given);
    if (!result.success) throw new InvalidArgumentError(text(kind));
    return result.data;
  };

/** Adds the options of `import-module` to its command. */
export function addImportOptions(command: Command): Command {
  return command
    .requiredOption('--into <level>', text('module-files.command.into'))
    .option(
      '--footprint <WxD>',
      text('module-files.command.footprint'),
      read(footprint.unwrap(), 'x', 'module-files.command.no-footprint', { most: MOST_CELLS }),
    )
    .option(
      '--name <name>',
      text('module-files.command.name'),
      readWords(name.unwrap(), 'module-files.command.no-name'),
    )
    .option('--id <id>', text('module-files.command.id'), readWords(id, 'module-files.command.no-id'))
    .option(
      '--pivot <x,y,z>',
      text('module-files.command.pivot'),
      read(pivot.unwrap(), ',', 'module-files.command.no-pivot'),
    )
    .option('--scale <s>', text('module-files.command.scale'), readScale)
    .option('--json', text('module-files.command.json'), false);
}
