import { text, type Language, type Text } from '@console/contracts/core/text';
import type { Call } from '@console/contracts/core/call';
import type { Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve, type Handler } from '../../platform/http/serve.ts';
import { resourcesOf } from '../resource/registered.ts';

/** How texts about some records are said: a rate of a branch under Qanun is a margin. */
type Words = (words: Text) => Text;
type WordsOfRecords = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Words>>;
type Part = Readonly<Record<string, unknown>>;

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null && !Array.isArray(part);
const isText = (part: Part): part is Part & Text => typeof part['id'] === 'string' && typeof part['en'] === 'string';

/** Sentences of answers that are in the caller's language already. */
const sentences: ReadonlySet<string> = new Set(['consequence', 'replaces', 'warnings']);

/** A part of an answer with its texts in these words; what people wrote, such as reasons, stays. */
export function saidIn(part: unknown, words: Words, language: Language, isSentence = false): unknown {
  if (typeof part === 'string') return isSentence ? words(text(part))[language] : part;
  if (Array.isArray(part)) return part.map((each) => saidIn(each, words, language, isSentence));
  if (!isPart(part)) return part;
  if (isText(part)) return { ...part, ...words({ id: part.id, en: part.en }) };
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, saidIn(value, words, language, sentences.has(name))]),
  );
}

/** Ids of the change requests that an answer has, at any depth. */
function changesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(changesIn);
  if (!isPart(part)) return [];
  const own = typeof part['secureId'] === 'string' && typeof part['module'] === 'string' ? [part['secureId']] : [];
  return [
    ...own,
    ...Object.values(part).flatMap((value) => (isPart(value) || Array.isArray(value) ? changesIn(value) : [])),
  ];
}

/** The words of change requests by their ids, of those whose records have words of their own. */
async function wordsOfChanges(app: Application, ids: readonly string[]): Promise<ReadonlyMap<string, Words>> {
  const { db } = app.services;
  const found = new Map<string, Words>();
  const worded = [...resourcesOf(app).values()].filter(({ definition }) => definition.words);
  if (ids.length === 0 || worded.length === 0) return found;
  const changes = await db
    .selectFrom('change_request')
    .select(['id', 'module', 'record_id'])
    .where('id', 'in', [...new Set(ids)])
    .where(
      'module',
      'in',
      worded.map(({ resource }) => resource.module),
    )
    .where('record_id', 'is not', null)
    .execute();
  for (const { resource, definition } of worded) {
    const own = changes.filter(({ module }) => module === resource.module);
    if (own.length === 0) continue;
    const words = await (definition.words as WordsOfRecords)(
      db,
      own.map(({ record_id: id }) => id!),
    );
    for (const { id, record_id: recordId } of own) if (words.has(recordId!)) found.set(id, words.get(recordId!)!);
  }
  return found;
}

/** An answer with each change request in its words. */
function inOwn(part: unknown, words: ReadonlyMap<string, Words>, language: Language): unknown {
  if (Array.isArray(part)) return part.map((each) => inOwn(each, words, language));
  if (!isPart(part)) return part;
  const own = typeof part['secureId'] === 'string' ? words.get(part['secureId']) : undefined;
  if (own) return saidIn(part, own, language);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inOwn(value, words, language)]));
}

/**
 * Serves a call whose answers speak of change requests: those of records with words of their own are said in them
 * (docs/model/branches-stores.md#qanun-branches).
 */
export function serveInOwnWords<Query, Body, Result>(
  app: Application,
  call: Call<Query, Body, Result> | undefined,
  handler: Handler<Query, Body, Result>,
): void {
  serve(app, call, async (context) => {
    const answer = await handler(context);
    // The rows of a batch are those of the change in the address.
    const named = context.parameters['secureId'];
    const words = await wordsOfChanges(app, [...changesIn(answer), ...(named ? [named] : [])]);
    if (words.size === 0) return answer;
    const ofAll = named && words.get(named);
    return (ofAll ? saidIn(answer, ofAll, context.language) : inOwn(answer, words, context.language)) as Result;
  });
}
