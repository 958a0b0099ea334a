import { mayUseCameraAt } from '@console/contracts/platform/camera';

/** Whether the browser allows this document to use the camera; unknown counts as yes, then the camera decides. */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('camera') ?? true;
}

/**
 * Whether a camera can work: only on https or localhost, and only where this document, or one reloaded at this address,
 * is allowed to use it.
 */
export const hasCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && (mayUseCamera() || mayUseCameraAt(location.pathname));

/** A picture of the current video frame; `null` before the first frame. */
export function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  if (canvas.width === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}
