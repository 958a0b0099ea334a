import { Refusal } from '../../platform/http/refusal.ts';

/** Nothing that can be read has come from core yet. It passes: the feed is tried again. */
export class FeedFault extends Refusal {
  constructor(
    code: 'FEED_MISSING' | 'FEED_INCOMPLETE' | 'FEED_BROKEN',
    readonly parameters: Readonly<Record<string, string>> = {},
  ) {
    super(code, { parameters });
  }
}
