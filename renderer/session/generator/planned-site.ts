import type { Refusal } from '../../../core/document/command.ts';
import type { LevelReader } from '../../../core/document/level.ts';
import type { Vec2 } from '../../../core/math/vec2.ts';
import type { BuildingOutline } from '../../../core/tools/tool.ts';
import type { BuildingPlan, PlanNotice } from '../../../core/walls/building-generator/plan.ts';
import { type BuildingOrder, planInLevel } from '../../../core/walls/building-generator/plan-in-level.ts';
import {
  buildStepOverlay,
  type GenerationStep,
} from '../../../core/walls/building-generator/step-overlay.ts';
import { floorOf } from '../../../core/walls/storeys.ts';
import type { PlanPicture } from '../editor-session.ts';

/** A plan, and where it comes to stand. */
export interface PlannedSite {
  readonly plan: BuildingPlan;
  readonly at: Vec2;
  /** Heights of its floors in metres. */
  readonly floors: readonly number[];
  /** What is not as wished. */
  readonly notices: readonly PlanNotice[];
}

type SiteResult =
  | { readonly ok: true; readonly site: PlannedSite }
  | { readonly ok: false; readonly reason: Refusal };

/** What the command would build, and where. */
export function planSite(level: LevelReader, order: BuildingOrder): SiteResult {
  const result = planInLevel(level, order);
  if (!result.ok) return result;
  const { placed, storeys, notices } = result;
  return { ok: true, site: { ...placed, floors: storeys.map(floorOf), notices } };
}

/** A step of the plan on the floor of its storey. */
export const buildPicture = (site: PlannedSite, step: GenerationStep, storey: number): PlanPicture => ({
  overlay: buildStepOverlay(site.plan, step, storey, site.at),
  elevation: site.floors[storey] ?? 0,
});

/** The rectangle around the building, to the outer faces of its walls. */
export function outlineOf({ plan, at }: PlannedSite): BuildingOutline {
  const half = plan.wishes.outerThickness / 2;
  const [width, depth] = [plan.grid.xs.at(-1) ?? 0, plan.grid.zs.at(-1) ?? 0];
  const min: Vec2 = [at[0] - half, at[1] - half];
  return { at, area: { min, max: [at[0] + width + half, at[1] + depth + half] } };
}
