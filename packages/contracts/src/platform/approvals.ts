import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { changePage, changeRequest } from '../core/changes.ts';

const one = z.object({ secureId: z.uuid() });
const base = 'middle';
const access = 'session';

/** The inbox of approvers over all modules: what the caller may decide or has made. */
export const approvalCalls = {
  list: call({
    name: 'approval.list',
    method: 'GET',
    base,
    access,
    path: 'approval',
    summary: 'Changes that the caller may decide or has made',
    query: z.object({
      box: z.optional(z.enum(['decide', 'made'])),
      module: z.optional(z.string()),
      state: z.optional(z.array(z.string())),
      page: z.optional(z.int().check(z.gte(1))),
    }),
    result: changePage,
  }),
  detail: call({
    name: 'approval.detail',
    method: 'GET',
    base,
    access,
    path: 'approval/{secureId}',
    summary: 'One change',
    result: changeRequest,
  }),
  claim: call({
    name: 'approval.claim',
    method: 'PUT',
    base,
    access,
    path: 'approval/claim',
    summary: 'Keeps others from deciding for 30 minutes',
    body: one,
    result: changeRequest,
    secondPerson: 'other',
    errors: ['NOT_PENDING', 'CHANGE_CLAIMED'],
  }),
  release: call({
    name: 'approval.release',
    method: 'PUT',
    base,
    access,
    path: 'approval/release',
    summary: 'Lets others decide again',
    body: one,
    result: changeRequest,
    errors: ['NOT_PENDING'],
  }),
} as const;
/** Rows of a page of changes. */
export const changePageSize = 25;
