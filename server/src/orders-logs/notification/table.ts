import type {
  AudienceKind,
  NotificationState,
  NotificationTarget,
} from '@console/contracts/orders-logs/notification-words';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

type Day = ColumnType<string | null, string | null, string | null>;

export interface NotificationTable extends RecordColumns {
  code: string;
  target: NotificationTarget;
  title: string;
  body: string;
  image_file_id: string | null;
  link: string | null;
  audience_kind: AudienceKind;
  lines: string[];
  branch_ids: string[];
  card_type_ids: string[];
  member_statuses: string[];
  last_order_from: Day;
  last_order_to: Day;
  upload_id: string | null;
  role_ids: string[];
  schedule_at: OptionalInstant;
  expires_at: OptionalInstant;
  state: Generated<NotificationState>;
  /** Users who edited it; none of them may decide. */
  editors: string[];
  submitted_at: OptionalInstant;
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
  started_at: OptionalInstant;
  finished_at: OptionalInstant;
  /** The last recipient of the last batch; sending continues after it. */
  cursor: string | null;
  audience_count: number | null;
  sent_count: Generated<number>;
  delivered_count: Generated<number>;
  opened_count: Generated<number>;
  failed_count: Generated<number>;
  skipped_count: Generated<number>;
}
export type StoredNotification = Selectable<NotificationTable>;

/** The outbox: one row per recipient, so that each is notified once. */
interface NotificationRecipientTable {
  notification_id: string;
  recipient: string;
  /** `null` while the gateway has it. */
  outcome: string | null;
  cause: string | null;
  at: Instant;
}

interface NotificationTallyTable {
  notification_id: string;
  hour: Instant;
  outcome: string;
  cause: string;
  count: number;
}
interface NotificationUploadTable {
  id: string;
  name: string;
  row_count: number;
  created_by: string;
  created_at: Instant;
}
interface NotificationUploadRowTable {
  upload_id: string;
  cust_no: string;
}
interface NotificationTestTable {
  id: string;
  notification_id: string;
  username: string;
  at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    notification: NotificationTable;
    notification_recipient: NotificationRecipientTable;
    notification_tally: NotificationTallyTable;
    notification_upload: NotificationUploadTable;
    notification_upload_row: NotificationUploadRowTable;
    notification_test: NotificationTestTable;
  }
}
