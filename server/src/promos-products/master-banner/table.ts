import type { Generated } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

interface MasterBannerTable extends RecordColumns {
  title: string;
  alt_text: string;
  placement: string;
  platforms: string[];
  image_desktop: string | null;
  image_mobile: string | null;
  action_type: string;
  action_value: string | null;
  audience: string;
  audience_ids: string[];
  start_at: Instant;
  end_at: OptionalInstant;
  sequence: number;
  impressions: Generated<number>;
  clicks: Generated<number>;
  ever_active: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    master_banner: MasterBannerTable;
  }
}
