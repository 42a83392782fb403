import { useEffect, useRef, useState } from 'react';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { PictureError, preparePicture } from './picture';

/** Prepares a chosen picture and puts it into the form. Users can cancel this. */
export function usePicture() {
  const { dispatch } = useEditor();
  const [reading, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const setReading = (file: File | undefined) => {
    setFile(file);
    dispatch({ type: 'readPicture', isReading: file !== undefined });
  };
  const cancel = () => {
    running.current?.abort();
    setReading(undefined);
  };
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setReading(file);
    try {
      dispatch({ type: 'setPicture', picture: await preparePicture(file, controller.signal) });
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(error instanceof PictureError ? error.message : String(error));
    }
    if (running.current === controller) setReading(undefined);
  };
  return { reading, problem, take, cancel, forget: () => setProblem(undefined) };
}
