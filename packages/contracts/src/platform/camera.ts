/** Where documents may use the camera: the counter that takes a photo of each hand-over. Nowhere else. */
export const cameraPages: readonly string[] = ['/card-pickup'];

/** Whether a document at this path may use the camera. */
export const mayUseCameraAt = (path: string): boolean =>
  cameraPages.some((page) => path === page || path.startsWith(`${page}/`));
