import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCamera, mayUseCamera } from './camera.ts';

/** Why there is no picture: refused by the browser or the user, or no camera. */
export type CameraFault = 'refused' | 'missing';

/**
 * The camera, on while it is shown and off as soon as the picture is taken or the page is left.
 * @param atOnce starts it on mount
 */
export function useCamera(atOnce: boolean) {
  const [stream, setStream] = useState<MediaStream>();
  const [fault, setFault] = useState<CameraFault>();
  const current = useRef<MediaStream>(undefined);
  const stop = useCallback(() => {
    current.current?.getTracks().forEach((track) => track.stop());
    current.current = undefined;
    setStream(undefined);
  }, []);
  const gone = useRef(false);
  const start = useCallback(async () => {
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (gone.current) return opened.getTracks().forEach((track) => track.stop());
      current.current = opened;
      setFault(undefined);
      return setStream(opened);
    } catch (error) {
      return setFault((error as Error).name === 'NotAllowedError' ? 'refused' : 'missing');
    }
  }, []);
  const startOnMount = useRef(atOnce);
  useEffect(() => {
    gone.current = false;
    if (startOnMount.current && hasCamera() && mayUseCamera()) void start();
    return () => {
      gone.current = true;
      stop();
    };
  }, [start, stop]);
  return { stream, fault, start, stop };
}
