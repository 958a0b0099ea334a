import type { IasDecision } from '@console/contracts/orders-logs/orders/vocabulary';
import type { SurveyResult } from '@console/contracts/orders-logs/po-status';

/** What other systems find out about an order, stored with the step that follows from it. */
export interface OrderFacts {
  /** Decision of the automated scoring. */
  readonly ias?: { readonly decision: IasDecision; readonly score: number; readonly at: Date };
  readonly survey?: { readonly result: SurveyResult; readonly surveyor: string };
  /** Numbers of the vehicle that was handed over. */
  readonly vehicle?: { readonly frameNo: string; readonly engineNo: string };
}

/** The columns of facts. */
export const factColumns = ({ ias, survey, vehicle }: OrderFacts) => ({
  ...(ias ? { ias: ias.decision, ias_score: ias.score, ias_at: ias.at.toISOString() } : {}),
  ...(survey ? { survey_result: survey.result, surveyor: survey.surveyor } : {}),
  ...(vehicle ? { frame_no: vehicle.frameNo, engine_no: vehicle.engineNo } : {}),
});
