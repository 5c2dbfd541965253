import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { text } from '../../core/text/text.ts';
import type { ViewportProbe } from '../../renderer/viewport/viewport-probe.ts';
import type { EditorApp } from './editor-app.ts';

type ProbedCanvas = HTMLCanvasElement & { readonly viewportProbe: ViewportProbe };

/** Longest that the viewport may take to come to rest on a busy machine that draws in software, in milliseconds. */
const PATIENCE = 120_000;

/** A user's hands over the viewport of an open editor: places are given in the plan, in metres. */
export class ViewportHands {
  private readonly app: EditorApp;
  private readonly page: Page;

  constructor(app: EditorApp) {
    this.app = app;
    this.page = app.page;
  }

  /** Waits until a level from disk is open and drawn. */
  async waitForLevel(): Promise<void> {
    await this.page.getByText('Saved', { exact: true }).waitFor({ timeout: PATIENCE });
    await this.settle();
  }

  /** Closes the message that lies over the viewport, if there is one. */
  async dismissMessage(): Promise<void> {
    const button = this.page.locator('.toast').getByRole('button', { name: text('editor.dismiss') });
    if ((await button.count()) > 0) await button.click();
  }

  /** Changes the size of the window and waits until its panels have found their places. */
  async resizeWindow(width: number, height: number): Promise<void> {
    const measure = () => this.page.locator('canvas').first().boundingBox();
    const before = JSON.stringify(await measure());
    await this.page.setViewportSize({ width, height });
    let last = before;
    await expect
      .poll(async () => {
        const now = JSON.stringify(await measure());
        const isStill = now === last && now !== before;
        last = now;
        return isStill;
      })
      .toBe(true);
    await this.settle();
  }

  /** Waits until the viewport stands, has drawn and has come to rest. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const probe = document.querySelector<ProbedCanvas>('canvas')?.viewportProbe;
        return probe !== undefined && probe.frames > 0 && probe.isSettled;
      },
      undefined,
      { timeout: PATIENCE },
    );
  }

  frames(): Promise<number> {
    return this.page.evaluate(
      () => document.querySelector<ProbedCanvas>('canvas')?.viewportProbe.frames ?? -1,
    );
  }

  drawCalls(): Promise<number> {
    return this.page.evaluate(
      () => document.querySelector<ProbedCanvas>('canvas')?.viewportProbe.drawCalls ?? -1,
    );
  }

  /** The page's pixel that shows a plan point at a height, in metres. */
  async pixel(plan: Vec2, height = 0): Promise<Vec2> {
    const pixel = await this.page.evaluate(
      ([at, above]) =>
        document.querySelector<ProbedCanvas>('canvas')?.viewportProbe.toPage(at, above) ?? null,
      [plan, height] as const,
    );
    if (!pixel) throw new Error(`the plan point ${plan.join(', ')} is not in sight`);
    return pixel;
  }

  async moveTo(plan: Vec2, height = 0): Promise<void> {
    const [x, y] = await this.pixel(plan, height);
    await this.page.mouse.move(x, y);
  }

  /** Press, drag in a few moves, release. */
  async drag(from: Vec2, to: Vec2): Promise<void> {
    await this.moveTo(from);
    await this.page.mouse.down();
    await this.dragOn(from, to);
    await this.page.mouse.up();
  }

  /** Drags on with the button down. */
  async dragOn(from: Vec2, to: Vec2): Promise<void> {
    for (const part of [0.3, 0.7, 1]) {
      await this.moveTo([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
  }

  async click(plan: Vec2, height = 0): Promise<void> {
    const [x, y] = await this.pixel(plan, height);
    await this.page.mouse.click(x, y);
  }

  /** Saves and reads what is on disk then. */
  async save(fileName: string): Promise<Level> {
    // The status bar says first what was changed last.
    await this.settle();
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await this.page.keyboard.press('Control+s');
    await this.page.getByText('Saved', { exact: true }).waitFor();
    const result = parseLevel(await readFile(join(this.app.project, fileName), 'utf8'));
    if (!result.ok) throw new Error('the editor saved a level that cannot be read');
    return result.level;
  }

  /** Brightness (0 to 255) of the picture at a plan point and height. */
  async brightness(plan: Vec2, height = 0): Promise<number> {
    const [x, y] = await this.pixel(plan, height);
    const side = 3;
    const clip = { x: Math.round(x) - 1, y: Math.round(y) - 1, width: side, height: side };
    const { data } = PNG.sync.read(await this.page.screenshot({ clip }));
    let sum = 0;
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      sum += ((data[pixel] ?? 0) + (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0)) / 3;
    }
    return sum / (data.length / 4);
  }
}
