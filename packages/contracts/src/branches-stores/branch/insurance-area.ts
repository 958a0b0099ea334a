import { branchLines } from './lines.ts';
import { insuranceAreaOf } from '../provinces.ts';

/** Where an office is, as a form says it. */
export interface PlacedOffice {
  readonly provinsi: string | null;
  readonly insuranceArea: string | null;
}

/** Whether the insurance area of a branch is that of its province: nobody has given another, before or now. */
export const followsProvince = (values: PlacedOffice, before: PlacedOffice): boolean =>
  values.insuranceArea === null ||
  (values.insuranceArea === before.insuranceArea && before.insuranceArea === insuranceAreaOf(before.provinsi ?? ''));

/** The insurance area that a branch gets by an update. */
export const areaAfter = (values: PlacedOffice, before: PlacedOffice): string | null =>
  followsProvince(values, before) ? insuranceAreaOf(values.provinsi ?? '') : values.insuranceArea;

type Values = Readonly<Record<string, unknown>>;

/** The area of the vehicles of an office, before an update and after it. */
export interface VehicleAreas {
  readonly now: string | null;
  readonly before: string | null;
}

/**
 * The areas by which an update of an office insures its vehicles: its own, or of another line those of its province,
 * which it shares with its branch of NMC. `null` where there are none, or were none to judge rates by.
 */
export function vehicleAreas(module: string, values: Values | null, before: Values | null): VehicleAreas | null {
  if (!values || !before || !('provinsi' in values)) return null;
  const [after, old] = [values, before] as unknown as readonly [PlacedOffice, PlacedOffice];
  const isVehicles = module === branchLines.NMC.module;
  const isShared = ((before['otherLines'] as readonly string[] | null) ?? []).includes('NMC');
  if (!isVehicles && !isShared) return null;
  const areas = isVehicles
    ? { now: areaAfter(after, old), before: old.insuranceArea }
    : { now: insuranceAreaOf(after.provinsi ?? ''), before: insuranceAreaOf(old.provinsi ?? '') };
  return areas.before === null ? null : areas;
}

/** Whether an update of an office changes the premiums of its vehicles. */
export function movesVehicles(module: string, values: Values | null, before: Values | null): boolean {
  const areas = vehicleAreas(module, values, before);
  return areas !== null && areas.now !== areas.before;
}
