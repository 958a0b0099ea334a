import { storeReportCalls, storeReporting } from '@console/contracts/branches-stores/store-reporting';
import type { Resource } from '@console/contracts/core/resource';
import { promoReportCalls, promoReporting } from '@console/contracts/promos-products/promo-reporting';
import { homeStoreCalls } from '@console/contracts/branches-stores/home-stores';
import {
  homeStoreTransactions,
  homeTransactionCalls,
} from '@console/contracts/branches-stores/home-store-transactions';
import type { Context } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { download } from '../../records/downloads/request.ts';
import { homeStores, transactionPeriod, type TransactionQuery } from './home.ts';
import { promoReport, weeksOf, type PromoFilter } from './promo-report.ts';
import { registerOrderReport } from './serve-report.ts';
import { outletReport, type StoreFilter } from './store-report.ts';

function serveStoreReport(app: Application): void {
  const report = registerOrderReport<Omit<StoreFilter, 'scope' | 'line' | 'from' | 'to'>>(
    app,
    storeReporting as Resource,
    ['storeCode', 'storeName', 'branch'],
    (filters, scope) => outletReport({ ...filters, scope, line: 'SPEKTRA' }),
  );
  serve(app, storeReportCalls.report, (context) => report.page(context) as never);
  serve(app, storeReportCalls.file, (context) => download(app, report.file, report.withDays(context as Context)));
}

function servePromoReport(app: Application): void {
  const report = registerOrderReport<Omit<PromoFilter, 'scope' | 'line' | 'from' | 'to'>>(
    app,
    promoReporting as Resource,
    ['promoCode', 'promoName', 'branch', 'quotaLeft', 'budgetLeft'],
    (filters, scope) => promoReport({ ...filters, scope, line: 'SPEKTRA' }),
  );
  serve(app, promoReportCalls.report, async (context) => {
    const { period, report: counted } = report.reportAndPeriod(context.query, context.caller.scope);
    const page = await report.page(context);
    return { ...page, weeks: await weeksOf(context.db, counted, period) } as never;
  });
  serve(app, promoReportCalls.file, (context) => download(app, report.file, report.withDays(context as Context)));
}

/** The tables of the start page that are read from orders (docs/model/shell.md#home). */
function serveHome(app: Application): void {
  const report = registerOrderReport<TransactionQuery>(
    app,
    homeStoreTransactions as Resource,
    ['storeCode', 'storeName', 'branch'],
    ({ from, to, line, branchId }, scope) =>
      outletReport({ from, to, scope, ...(line ? { line } : {}), ...(branchId ? { officeOf: branchId } : {}) }),
    transactionPeriod,
  );
  serve(app, homeTransactionCalls.transactions, (context) => report.page(context) as never);
  serve(app, homeTransactionCalls.file, (context) => download(app, report.file, report.withDays(context as Context)));
  serve(app, homeStoreCalls.stores, ({ db, query, caller }) => homeStores(db, query, caller.scope, app.services.now()));
}

/** Reports of orders by what they were bought at or with (docs/model/orders-logs.md#reports-of-orders). */
export const orderFiguresModule: Module = (app) => {
  serveStoreReport(app);
  servePromoReport(app);
  serveHome(app);
};
