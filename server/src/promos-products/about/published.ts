import type {
  AboutContact,
  AboutSection,
  LegalKind,
  PublishedAbout,
  SocialLink,
} from '@console/contracts/promos-products/about';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { liveVersion } from '../content/draft.ts';

interface LegalRow {
  readonly kind: LegalKind;
  readonly body: string;
  readonly effectiveDate: string;
  readonly consentVersion: number | null;
}

/** By kind the newest published legal text whose effective date has come. */
async function legalInForce(db: Db, day: string): Promise<LegalRow[]> {
  const { rows } = await sql<LegalRow>`select distinct on (e ->> 'kind') e ->> 'kind' as kind, e ->> 'body' as body,
      e ->> 'effectiveDate' as "effectiveDate", (v.consents ->> (e ->> 'kind'))::int as "consentVersion"
    from about_version v, jsonb_array_elements(v.content -> 'legal') e
    where v.state = 'APPROVED' and v.deleted_at is null and e ->> 'effectiveDate' <= ${day}
    order by e ->> 'kind', v.version_no desc`.execute(db);
  // As the document has them.
  return rows.toSorted((one, other) => (one.kind < other.kind ? 1 : -1));
}

/** What the public sees of the About text; undefined before the first publication. */
export async function publicAbout(db: Db, now: Date): Promise<PublishedAbout | undefined> {
  const live = await liveVersion(db, { table: 'about_version' });
  if (!live) return undefined;
  const { content } = live;
  const sections = (content['sections'] ?? []) as unknown as readonly AboutSection[];
  const [contact] = (content['contact'] ?? []) as unknown as readonly AboutContact[];
  const socials = (content['socials'] ?? []) as unknown as readonly SocialLink[];
  return {
    version: live.version_no,
    publishedAt: live.decided_at ?? live.created_at,
    sections: sections
      .filter(({ visible }) => visible)
      .map(({ id, title, body, image }) => ({ id, title, body, image })),
    contact: { callCentre: contact!.callCentre, email: contact!.email, address: contact!.address },
    socials: socials.map(({ network, url }) => ({ network, url })),
    legal: await legalInForce(db, jakartaDay(now)),
  };
}
