import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "wouter";
import { reportDamagePath } from "../paths";
import { keepFirstPhoto } from "./first-photo";

/**
 * Opens a phone's camera, and then the report with the photo in it; without a photo where none was
 * taken, because words may do.
 */
export function PhotographDamage({ boatId }: { boatId: number }) {
  const camera = useRef<HTMLInputElement>(null);
  const [, goTo] = useLocation();
  const report = useEffectEvent((photo: File | undefined) => {
    if (photo) keepFirstPhoto(boatId, photo);
    goTo(reportDamagePath(boatId));
  });
  useEffect(() => {
    const input = camera.current;
    const photographed = () => report(input?.files?.[0]);
    const gaveUp = () => report(undefined);
    input?.addEventListener("change", photographed);
    input?.addEventListener("cancel", gaveUp);
    return () => {
      input?.removeEventListener("change", photographed);
      input?.removeEventListener("cancel", gaveUp);
    };
  }, []);
  return (
    <label className="relative inline-flex min-h-11 w-full items-center justify-center rounded-md border border-line-strong bg-surface px-4 font-semibold text-ink has-focus-visible:outline-3 has-focus-visible:outline-tide has-focus-visible:outline-offset-2">
      Report damage
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
