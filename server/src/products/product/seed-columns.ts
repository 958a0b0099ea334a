/** The columns of a seeded product that are the same for each business line. */
export const seededProduct = ({
  id,
  code,
  date,
}: {
  readonly id: string;
  readonly code: string;
  readonly date: Date;
}) => ({
  id,
  created_by: 'SYSTEM',
  created_at: date,
  updated_by: 'SYSTEM',
  updated_at: date,
  description: null,
  tags: [],
  search_words: [],
  tenor_max: null,
  dp_min_pct: null,
  core_code: code,
  last_synced_at: date,
  core_hash: null,
  core_run: null,
});
