import { Command, InvalidArgumentError, Option } from 'commander';
import { MODULE_FORMS, SHAPE_SHARINGS } from '../../core/gltf/export-choices.ts';
import { EXPORT_PARTS } from '../../core/gltf/export-parts.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../../core/templates/templates.ts';
import { type TextKey, text } from '../../core/text/text.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import type { ExitStatus } from './exit-status.ts';
import type { ExportArguments } from './export.ts';
import {
  addGenerateDefenceOptions,
  type GenerateDefenceOptions,
  toGenerateDefenceArguments,
} from './generate-defence-options.ts';
import { addGenerateOptions, type GenerateOptions, toGenerateArguments } from './generate-options.ts';
import { addImportOptions, type ImportOptions } from './import-options.ts';
import type { RenderArguments } from './render.ts';

interface JsonOption {
  readonly json: boolean;
}

/**
 * The commands and their options. Each loads what it needs when it runs, so that none waits for the others' libraries.
 * @param end told how a command ended
 */
export function createProgram(end: (status: ExitStatus) => void): Command {
  const program = new Command('levelwright')
    .description(text('command-line.description'))
    .version(packageFacts.version)
    .exitOverride()
    .addHelpText('after', `\n${exampleOf('new', NEW_EXAMPLE)}\n\n${text('command-line.after')}`);
  addNew(program, end);
  addValidate(program, end);
  addInspect(program, end);
  addFormat(program, end);
  addExport(program, end);
  addGenerate(program, end);
  addRender(program, end);
  addImportModule(program, end);
  return program;
}

type AddCommand = (program: Command, end: (status: ExitStatus) => void) => void;

function add(program: Command, name: string, description: TextKey, example: string): Command {
  return program
    .command(name)
    .description(text(description))
    .addHelpText('after', `\n${exampleOf(name, example)}`);
}

const exampleOf = (name: string, args: string): string =>
  text('command-line.example', { command: `levelwright ${name} ${args}` });

const NEW_EXAMPLE = 'house.level.json --template cottage';

const addNew: AddCommand = (program, end) => {
  const template = new Option('--template <name>', text('command-line.new.template'));
  add(program, 'new', 'command-line.new.description', NEW_EXAMPLE)
    .argument('<path>', text('command-line.new.path'))
    .addOption(template.choices(TEMPLATE_NAMES).default('empty'))
    .option('--force', text('command-line.new.force'), false)
    .action(async (path: string, options: { template: TemplateName; force: boolean }) => {
      const { newLevel } = await import('./new-level.ts');
      end(await newLevel(path, options));
    });
};

const addValidate: AddCommand = (program, end) => {
  add(program, 'validate', 'command-line.validate.description', 'house.level.json --json')
    .argument('<levels...>', text('command-line.levels'))
    .option('--json', text('command-line.json'), false)
    .action(async (levels: string[], options: JsonOption) => {
      const { validate } = await import('./validate.ts');
      end(await validate(levels, options));
    });
};

const addInspect: AddCommand = (program, end) => {
  add(program, 'inspect', 'command-line.inspect.description', 'house.level.json --json')
    .argument('<level>', text('command-line.level'))
    .option('--json', text('command-line.json'), false)
    .action(async (level: string, options: JsonOption) => {
      const { inspect } = await import('./inspect.ts');
      end(await inspect(level, options));
    });
};

const addFormat: AddCommand = (program, end) => {
  add(program, 'format', 'command-line.format.description', 'levels/*.level.json')
    .argument('<levels...>', text('command-line.levels'))
    .action(async (levels: string[]) => {
      const { format } = await import('./format.ts');
      end(await format(levels));
    });
};

/** The words of the export dialog, after the names that are typed. */
const describeParts = (): string =>
  text('command-line.export.without', {
    parts: EXPORT_PARTS.map((part) => `${part}: ${text(`export.part.${part}`)}`).join('; '),
  });

const describeForms = (): string =>
  text('command-line.export.modules', {
    forms: MODULE_FORMS.map((form) => `${form}: ${text(`export.modules.${form}`)}`).join('; '),
  });

const describeShapes = (): string =>
  text('command-line.export.shapes', {
    sharings: SHAPE_SHARINGS.map((each) => `${each}: ${text(`export.shapes.${each}`)}`).join('; '),
  });

const addExport: AddCommand = (program, end) => {
  add(
    program,
    'export',
    'command-line.export.description',
    'house.level.json -o house.glb --report house.json',
  )
    .argument('<level>', text('command-line.level'))
    .requiredOption('-o, --output <file>', text('command-line.export.output'))
    .option('--storeys <ids...>', text('command-line.export.storeys'))
    .addOption(new Option('--without <parts...>', describeParts()).choices(EXPORT_PARTS))
    .option('--rings <ids...>', text('command-line.export.rings'))
    .addOption(new Option('--modules <form>', describeForms()).choices(MODULE_FORMS).default('keep'))
    .addOption(new Option('--shapes <sharing>', describeShapes()).choices(SHAPE_SHARINGS).default('shared'))
    .option('--quantise', text('export.quantise'), false)
    .option('--compress', text('export.compress'), false)
    .option('--report <file>', text('command-line.export.report'))
    .action(async (level: string, options: ExportArguments) => {
      const { exportToFile } = await import('./export.ts');
      end(await exportToFile(level, options));
    });
};

const GENERATE_EXAMPLE = '-o house.level.json --seed 7 --storeys 2 --rooms 4-6';

const addGenerate: AddCommand = (program, end) => {
  const generate = add(
    program,
    'generate',
    'command-line.generate.description',
    `building ${GENERATE_EXAMPLE}`,
  );
  const building = generate
    .command('building')
    .description(text('command-line.generate.building'))
    .addHelpText(
      'after',
      `\n${text('command-line.generate.after')}\n\n${exampleOf('generate building', GENERATE_EXAMPLE)}`,
    );
  addGenerateOptions(building).action(async (options: GenerateOptions) => {
    const { generate: run } = await import('./generate.ts');
    end(await run(toGenerateArguments(options)));
  });
  addGenerateDefence(generate, end);
};

const DEFENCE_EXAMPLE = '-o path.level.json --seed 7 --length 60 --max-before-corner 6';

const addGenerateDefence: AddCommand = (generate, end) => {
  const defence = generate
    .command('defence')
    .description(text('defence.generate.defence'))
    .addHelpText('after', `\n${exampleOf('generate defence', DEFENCE_EXAMPLE)}`);
  addGenerateDefenceOptions(defence).action(async (options: GenerateDefenceOptions) => {
    const { generateDefence } = await import('./generate-defence.ts');
    end(await generateDefence(toGenerateDefenceArguments(options)));
  });
};

const DEFAULT_SIZE = [1280, 720] as const;

function readSize(words: string): readonly [number, number] {
  const found = /^(\d+)x(\d+)$/i.exec(words);
  if (!found) throw new InvalidArgumentError(text('render.no-size'));
  return [Number(found[1]), Number(found[2])];
}

const addRender: AddCommand = (program, end) => {
  add(program, 'render', 'render.description', 'house.level.json -o house.png --camera top --size 1920x1080')
    .argument('<level>', text('command-line.level'))
    .requiredOption('-o, --output <file>', text('render.output'))
    .addOption(
      new Option('--camera <view>', text('render.camera')).choices(['orbit', 'top']).default('orbit'),
    )
    .addOption(
      new Option('--size <WxH>', text('render.size'))
        .argParser(readSize)
        .default(DEFAULT_SIZE, DEFAULT_SIZE.join('x')),
    )
    .addOption(new Option('--theme <name>', text('render.theme')).choices(['light', 'dark']).default('light'))
    .action(async (level: string, options: RenderArguments) => {
      const { render } = await import('./render.ts');
      end(await render(level, options));
    });
};

const addImportModule: AddCommand = (program, end) => {
  const command = add(
    program,
    'import-module',
    'module-files.command.description',
    'pod.glb --into station.level.json --footprint 2x1 --name Pod',
  ).argument('<file>', text('module-files.command.file'));
  addImportOptions(command).action(async (file: string, options: ImportOptions) => {
    const { importModule } = await import('./import-module.ts');
    end(await importModule(file, options));
  });
};
