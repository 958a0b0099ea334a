import type { ResolveQuery } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { groupTerms, tenorsOfGroup } from '../../products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { allGroups, methodOf } from './calculation.ts';
import type { Ask } from './levels.ts';
import { subjectsOfSeller } from './concessions.ts';
import { branchOf, sellerOf } from './of-branch.ts';
import { requirePromo } from './promo-code.ts';
import { feesFor, rateFor, readFees, readRates } from './resolve.ts';
import { dayWord } from './wording.ts';

/** Who concessions are for. @throws Refusal VALIDATION where kind or code is missing */
function subjectsOf({ subjectType, subjectCode }: ResolveQuery): Exclude<Ask['subjects'], 'EVERYONE'> {
  if (subjectType === undefined && subjectCode === undefined) return {};
  if (subjectType === undefined) throw invalid({ field: 'subjectType', code: 'REQUIRED' });
  if (subjectCode === undefined) throw invalid({ field: 'subjectCode', code: 'REQUIRED' });
  return { [subjectType]: [subjectCode] };
}

/** Which rate and fees apply to one tenor. @throws Refusal RATE_NOT_FOUND, FEE_NOT_FOUND, TERMS_NOT_FOUND */
export async function resolveFor(app: Application, line: BusinessLine, context: Context<ResolveQuery>) {
  const { db, caller, query, language } = context;
  const { branchId, tenor, kind = 'REGULAR' } = query;
  const day = query.date ?? jakartaDay(app.services.now());
  const groupId = query.productGroupId ?? null;
  requirePromo(app, line, query.promoCode);
  const subjects = subjectsOf(query);
  const branch = await branchOf(db, line, { branchId }, caller, day);
  const seller = await sellerOf(db, line, query, caller);
  if (seller && seller.branchId !== branchId)
    throw invalid({ field: query.storeCode === undefined ? 'dealerCode' : 'storeCode', code: 'NOT_FOUND' });
  const group = await groupTerms(db, line, groupId, day);
  if (!group && groupId && !(await tenorsOfGroup(db, line, groupId, day))) throw notFound();
  if (!group) throw new Refusal('TERMS_NOT_FOUND', { parameters: { date: dayWord(day) } });
  const ask: Ask = {
    line,
    branchIds: [branchId],
    groupId,
    day,
    base: query.base ?? 0,
    collateralType: query.collateralType ?? null,
    ageBand: query.ageBand ?? null,
    subjects: seller ? { ...subjects, ...subjectsOfSeller(line, seller) } : subjects,
    promoCode: query.promoCode ?? null,
    withinQuotas: true,
  };
  const parameters = {
    branch: branch.name,
    group: group.groupCode ?? allGroups[language],
    tenor: String(tenor),
    date: dayWord(day),
  };
  const found = rateFor((await readRates(app, db, ask, [tenor]))(branchId, branch.isQanun), tenor, kind, language);
  if (!found) throw new Refusal('RATE_NOT_FOUND', { parameters });
  const feesIn = await readFees(app, db, ask, [tenor]);
  const fees = feesFor(feesIn(branchId, branch.isQanun), tenor, kind, language);
  if (!fees.some(({ feeType }) => feeType === 'ADMIN')) throw new Refusal('FEE_NOT_FOUND', { parameters });
  return {
    rate: found.rate,
    method: methodOf(line, group),
    isQanun: branch.isQanun,
    takaful: branch.isQanun ? branch.takaful : null,
    fees,
    path: [...found.path],
    passedOver: [...found.passedOver],
  };
}
