import { domainContract } from '../core/domain-contract.ts';
import { approvalCalls, approvalErrors } from './approvals.ts';
import { fileCalls } from './files.ts';
import { importJobCalls } from './imports.ts';
import { listViewCalls } from './list-views.ts';
import { noticeCalls } from './notices.ts';
import { numberReferenceCalls } from './number-references.ts';
import { photoErrors } from './photos/errors.ts';
import { preferenceCalls } from './preferences.ts';
import { queueCalls, queueErrors } from './queues.ts';
import { releaseCalls, shellReleaseCalls } from './releases/calls.ts';
import { developmentCalls, developmentErrors } from './releases/development.ts';
import { releaseErrors } from './releases/errors.ts';
import { teamReleaseCalls } from './releases/team-calls.ts';
import { runCalls } from './runs.ts';

/**
 * What the screens and services share outside the domains: files, imports, runs, notices, releases: the records, calls
 * and error codes of this folder.
 */
export const contract = domainContract({
  domain: 'platform',
  resources: [],
  calls: [
    approvalCalls,
    fileCalls,
    importJobCalls,
    listViewCalls,
    noticeCalls,
    numberReferenceCalls,
    preferenceCalls,
    queueCalls,
    releaseCalls,
    shellReleaseCalls,
    developmentCalls,
    teamReleaseCalls,
    runCalls,
  ],
  errors: [approvalErrors, developmentErrors, photoErrors, queueErrors, releaseErrors],
});
