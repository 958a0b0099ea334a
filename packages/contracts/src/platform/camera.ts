/**
 * Where documents may use the camera, with the pages below: the counters that take a photo of each hand-over, and the
 * receipt of a parcel with its signed slip. Nowhere else (ADR 35).
 */
export const cameraPages: readonly string[] = [
  '/card-pickup',
  '/replace-card-number',
  '/card-issuance/:detailId/delivery-page/:deliveryId/upload-receipt',
];

const segments = (path: string): readonly string[] => path.split('/').slice(1);

/** Whether a document at this path may use the camera. */
export const mayUseCameraAt = (path: string): boolean => {
  const opened = segments(path);
  return cameraPages.some((page) =>
    segments(page).every((part, at) => (part.startsWith(':') ? Boolean(opened[at]) : part === opened[at])),
  );
};
