import { agentFields } from '@console/contracts/promos-products/pre-order-agent/fields';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Db, Tx, Upload } from '../../platform/context.ts';
import { dropFiles, nameFiles } from '../../platform/files/claim.ts';
import { keepUpload } from '../../platform/files/stored-file.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';

const dayMs = 86_400_000;
const places = {
  KTP: { column: 'ktp_file', field: 'ktpFile' },
  SELFIE: { column: 'selfie_file', field: 'selfieFile' },
} as const;
export type AgentDocument = keyof typeof places;

export interface SentDocument {
  readonly module: string;
  readonly sourceId: string;
  readonly agentCode: string;
  readonly document: AgentDocument;
  readonly upload: Upload | null;
  readonly actor: Actor;
}

/** @throws Refusal NOT_FOUND for an agent of another source; AGENT_NOT_NEW */
async function newAgentOf(db: Db | Tx, { sourceId, agentCode }: SentDocument, lock: boolean) {
  const query = db
    .selectFrom('pre_order_agent')
    .select(['id', 'state', 'name', 'ktp_file', 'selfie_file'])
    .where('source_id', '=', sourceId)
    .where('agent_code', '=', agentCode)
    .where('deleted_at', 'is', null);
  const agent = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!agent) throw notFound();
  if (agent.state !== 'new') throw new Refusal('AGENT_NOT_NEW');
  return agent;
}

/** Stores a document of a new agent that the source registered; an earlier one is released. */
export async function storeDocument(services: Services, sent: SentDocument): Promise<void> {
  const { db, now } = services;
  const { upload, module, document, agentCode, actor } = sent;
  if (!upload) throw invalid({ field: 'file', code: 'REQUIRED' });
  await newAgentOf(db, sent, false);
  const file = await keepUpload(services, { upload, kind: 'image', module, username: 'SYSTEM' });
  const { column, field } = places[document];
  const { types } = agentFields[field].image!;
  if (!types.includes(file.type))
    throw invalid({ field: 'file', code: 'FILE_TYPE', parameters: { kinds: types.join(', ') } });
  const at = now();
  await db.transaction().execute(async (tx) => {
    const agent = await newAgentOf(tx, sent, true);
    const earlier = agent[column];
    await tx
      .updateTable('pre_order_agent')
      .set((row) => ({ [column]: file.fileId, version: row('version', '+', 1), updated_by: 'SYSTEM', updated_at: at }))
      .where('id', '=', agent.id)
      .execute();
    await nameFiles(tx, [file.fileId], agent.id);
    await dropFiles(tx, earlier === null ? [] : [earlier], new Date(at.getTime() + dayMs));
    await recordEntry(tx, {
      actor,
      module,
      action: 'UPLOAD',
      entityId: agent.id,
      entityLabel: `${agentCode} ${agent.name}`,
      changes: [{ field, before: earlier, after: file.fileId }],
      at,
    });
  });
}
