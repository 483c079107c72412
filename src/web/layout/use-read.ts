import { useMemo, useState } from "react";

/** A read of the server as a screen meets it. */
export type Reading<Data> =
  | { face: "coming" }
  | { face: "here"; data: Data; missed?: Missed | undefined }
  | { face: "ended" }
  | { face: "failed"; missed: Missed };

/** A try that failed. It stands until another has succeeded, also while that one runs. */
export interface Missed {
  error: { message: string };
  trying: boolean;
  again: () => unknown;
}

interface Query<Data> {
  data: Data;
  error: { message: string } | null;
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The face of a query: coming, here, ended (no session, which reads as null) or failed. What was
 * here stays so when it could not be read again, with the try that was missed. A query that is not
 * enabled is coming, so ask first whether there is anything to read. It is the same object until the
 * answer changes, so that a screen may defer it.
 */
export function useRead<Data>(query: Query<Data>): Reading<NonNullable<Data>> {
  const missed = useMissed(query);
  const { data } = query;
  return useMemo(() => faceOf(data, missed), [data, missed]);
}

function faceOf<Data>(data: Data, missed: Missed | undefined): Reading<NonNullable<Data>> {
  if (data === null) return { face: "ended" };
  if (data === undefined) return missed ? { face: "failed", missed } : { face: "coming" };
  return { face: "here", data, missed };
}

/** What is here of a read, for what does not wait for it. */
export function dataOf<Data>(read: Reading<Data>): Data | undefined {
  return read.face === "here" ? read.data : undefined;
}

/**
 * What should be in a read by now, such as what was just written: coming while the read is asked
 * again, and failed if it came without.
 */
export function useReadPart<Whole, Part>(
  query: Query<Whole>,
  find: (whole: NonNullable<Whole>) => Part | null | undefined,
): Reading<Part> {
  const read = useRead(query);
  if (read.face !== "here") return read;
  const part = find(read.data);
  if (part) return { ...read, data: part };
  if (query.isFetching) return { face: "coming" };
  const error = { message: "" };
  return { face: "failed", missed: { error, trying: false, again: query.refetch } };
}

/** React Query forgets the error of a read without data as soon as it is tried again. */
function useMissed<Data>({ data, error, ...query }: Query<Data>): Missed | undefined {
  const { isFetching: trying, refetch: again } = query;
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  const forgotten = data === undefined && query.errorUpdateCount > 0;
  const shown = error ?? (forgotten ? last : null);
  return useMemo(
    () => (shown ? { error: shown, trying, again } : undefined),
    [shown, trying, again],
  );
}

/** Two reads of which one is worth nothing without the other. */
export function bothRead<One, Two>(one: Reading<One>, two: Reading<Two>): Reading<[One, Two]> {
  if (one.face === "ended" || two.face === "ended") return { face: "ended" };
  const missed = bothMissed(missedOf(one), missedOf(two));
  if (one.face === "here" && two.face === "here") {
    return { face: "here", data: [one.data, two.data], missed };
  }
  return missed ? { face: "failed", missed } : { face: "coming" };
}

/** The last try, where that failed. */
export const missedOf = (read: Reading<unknown>): Missed | undefined =>
  "missed" in read ? read.missed : undefined;

function bothMissed(one: Missed | undefined, two: Missed | undefined): Missed | undefined {
  if (!one || !two) return one ?? two;
  return {
    error: one.error,
    trying: one.trying || two.trying,
    again: () => Promise.all([one.again(), two.again()]),
  };
}
