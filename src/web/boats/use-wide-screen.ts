import { useMedia } from "../ui/hooks/use-media";

/** Whether there is room for a calendar beside its boat. */
export const useWideScreen = (): boolean => useMedia("(min-width: 56rem)");
