import { analysisTexts } from './analysis.ts';
import { buildingTexts } from './building.ts';
import { commandLineTexts } from './command-line.ts';
import { defenceTexts } from './defence.ts';
import { defenceToolsTexts } from './defence-tools.ts';
import { documentTexts } from './document.ts';
import { editorTexts } from './editor.ts';
import { exportTexts } from './export.ts';
import { generateTexts } from './generate.ts';
import { generatorTexts } from './generator.ts';
import { generatorOpeningsTexts } from './generator-openings.ts';
import { generatorPanelTexts } from './generator-panel.ts';
import { hostsTexts } from './hosts.ts';
import { imagesTexts } from './images.ts';
import { moduleFilesTexts } from './module-files.ts';
import { modulesTexts } from './modules.ts';
import { openingsTexts } from './openings.ts';
import { paintTexts } from './paint.ts';
import { polarTexts } from './polar.ts';
import { previewTexts } from './preview.ts';
import { projectTexts } from './project.ts';
import { recordsTexts } from './records.ts';
import { renderTexts } from './render.ts';
import { ringPanelTexts } from './ring-panels.ts';
import { ringToolsTexts } from './ring-tools.ts';
import { ringViewTexts } from './ring-view.ts';
import { roomsTexts } from './rooms.ts';
import { runTexts } from './run.ts';
import { toolsTexts } from './tools.ts';
import { traceTexts } from './trace.ts';
import { viewsTexts } from './views.ts';
import { wallsTexts } from './walls.ts';
import { wishTexts } from './wishes.ts';

/**
 * Every text a user can read, by key, in plain English. A translation is one more object of the same keys.
 * Keys begin with their area, so that two areas never collide.
 */
export const catalogue = {
  ...analysisTexts,
  ...buildingTexts,
  ...commandLineTexts,
  ...defenceTexts,
  ...defenceToolsTexts,
  ...documentTexts,
  ...editorTexts,
  ...exportTexts,
  ...generatorPanelTexts,
  ...generatorOpeningsTexts,
  ...generateTexts,
  ...generatorTexts,
  ...hostsTexts,
  ...imagesTexts,
  ...moduleFilesTexts,
  ...modulesTexts,
  ...paintTexts,
  ...openingsTexts,
  ...polarTexts,
  ...previewTexts,
  ...projectTexts,
  ...recordsTexts,
  ...ringPanelTexts,
  ...ringToolsTexts,
  ...renderTexts,
  ...ringViewTexts,
  ...roomsTexts,
  ...runTexts,
  ...toolsTexts,
  ...traceTexts,
  ...viewsTexts,
  ...wallsTexts,
  ...wishTexts,
} as const;
