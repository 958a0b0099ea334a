import { seedId } from '../../platform/database/seed-id.ts';
import { lobId } from '../master-lob/seed.ts';

/** The columns of a seeded group, counted from 0, that are the same for each business line. */
export const seededGroup = (
  module: string,
  lobCode: string,
  groupCode: string,
  name: string,
  k: number,
  date: Date,
) => ({
  id: seedId(module, groupCode),
  created_by: 'SYSTEM',
  created_at: date,
  updated_by: 'SYSTEM',
  updated_at: date,
  group_code: groupCode,
  name,
  lob_id: lobId(lobCode),
  parent_id: null,
  display_name: name,
  icon: null,
  sequence: k + 1,
  published: true,
  tenors: null,
  tenor_max: null,
  dp_min_pct: null,
  insurance_coverage: null,
  risk_class: (['A', 'B', 'C'] as const)[k % 3]!,
  core_code: groupCode,
  last_synced_at: date,
  core_hash: null,
  core_run: null,
});
