export { isPassingError } from './retry.ts';
export { api } from './api.ts';
export { downloadFile, fetchFile, filenameOf, saveFile, type Downloaded } from './download.ts';
export {
  mutationEndpoint,
  queryEndpoint,
  type MutationEndpoint,
  type QueryEndpoint,
  type Reading,
  type ReadOptions,
  type Writing,
} from './endpoint.ts';
export { readAllAgain } from './day-change.ts';
export { holdEarly } from './early.ts';
export { followEvents, pauseBefore, type Follower } from './events.ts';
export { isApiError, type ApiError } from './error.ts';
export { readLov, useLov, type LovQuery } from './lov.ts';
export { hiddenNumber, useNumber } from './use-number.ts';
export { queryString } from './parameters.ts';
export { resourceApi, type ListQuery, type ResourceApi } from './resource.ts';
export type { Changed, Deletion, StatusChange, StatusChangeOfAll } from '@console/contracts/core/resource';
export { keepNumbers, sendCall, type Arguments, type Outcome } from './send-call.ts';
export { createStore, type Store } from './store.ts';
export { invalidate, uploadFile, useUpload, type Upload, type Uploading } from './upload.ts';
