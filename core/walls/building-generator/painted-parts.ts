import { jsonEqual } from '../../document/json-equal.ts';
import type { LevelReader } from '../../document/level.ts';
import type { Material } from '../../document/schema/material.ts';
import { PALETTE_MATERIALS, type PaintedPart } from './palettes.ts';
import type { PaletteName } from './wishes.ts';

/** The materials of generated buildings in a level: those that it has already, and those that have to be added. */
export class PaintedParts {
  private readonly used = new Map<Material, Material>();

  constructor(
    private readonly level: LevelReader,
    private readonly newId: (kind: string) => string,
  ) {}

  /** The id of the material of a part of a building; undefined where the palette leaves the default look. */
  idOf(palette: PaletteName, part: PaintedPart): string | undefined {
    const wanted = PALETTE_MATERIALS[palette]?.[part];
    return wanted && this.recordOf(wanted).id;
  }

  /** The records that the level does not have yet, of the parts that were asked for. */
  get added(): readonly Material[] {
    return [...this.used.values()].filter(({ id }) => !this.level.find(id));
  }

  private recordOf(wanted: Material): Material {
    const known = this.used.get(wanted);
    if (known) return known;
    const record = this.findEqual(wanted) ?? this.asNew(wanted);
    this.used.set(wanted, record);
    return record;
  }

  /** One that is called and looks the same, under whatever id. */
  private findEqual(wanted: Material): Material | undefined {
    for (const material of this.level.ofKind('material')) {
      if (jsonEqual({ ...material, id: '' }, { ...wanted, id: '' })) return material;
    }
    return undefined;
  }

  /** Under its own id, so that it is the same one in every level, unless something else has that. */
  private asNew(wanted: Material): Material {
    return this.level.find(wanted.id) ? { ...wanted, id: this.newId('material') } : wanted;
  }
}
