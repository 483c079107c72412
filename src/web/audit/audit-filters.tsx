import { useSearchParams } from "wouter";
import { acts, findAct } from "../../shared/audit/acts";
import type { AuditFilter } from "../../shared/audit/audit-schemas";
import { fullName } from "../../shared/members/full-name";
import { trpc } from "../calls/api";
import { Button } from "../ui/button";
import { SelectField } from "../ui/forms/select-field";
import { PersonFilter } from "./person-filter";

/** The filter of the trail as the address has it; what is no number and no act is left out. */
export function readFilter(params: URLSearchParams): Omit<AuditFilter, "before"> {
  const act = findAct(params.get("act"));
  const memberId = readId(params.get("member"));
  const boatId = readId(params.get("boat"));
  return {
    ...(memberId !== undefined && { memberId }),
    ...(boatId !== undefined && { boatId }),
    ...(act && { act }),
  };
}

const readId = (text: string | null): number | undefined =>
  /^\d{1,9}$/.test(text ?? "") ? Number(text) : undefined;

/** By person, boat and act. */
export function AuditFilters() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const boats = trpc.boats.list.useQuery();

  function choose(name: "member" | "boat" | "act", value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  }

  return (
    <search className="grid gap-4 sm:grid-cols-3">
      {filter.memberId === undefined ? (
        <PersonFilter onPick={({ id }) => choose("member", `${id}`)} />
      ) : (
        <ChosenPerson id={filter.memberId} onClear={() => choose("member", "")} />
      )}
      <SelectField
        label="Boat"
        value={filter.boatId ?? ""}
        onChange={({ target }) => choose("boat", target.value)}
      >
        <option value="">Every boat</option>
        {boats.data?.map((boat) => (
          <option key={boat.id} value={boat.id}>
            {boat.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Act"
        value={filter.act ?? ""}
        onChange={({ target }) => choose("act", target.value)}
      >
        <option value="">Every act</option>
        {acts.map((act) => (
          <option key={act}>{act}</option>
        ))}
      </SelectField>
    </search>
  );
}

function ChosenPerson({ id, onClear }: { id: number; onClear: () => void }) {
  const { data } = trpc.admin.member.useQuery({ id });
  return (
    <div className="grid content-start gap-1.5">
      <span className="font-semibold text-sm">Person</span>
      <div className="flex min-h-11 items-center justify-between gap-2 rounded-md border border-line bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 truncate">
          {data ? fullName(data.member) : `Former member no. ${id}`}
        </span>
        <Button size="small" variant="quiet" onClick={onClear}>
          Everyone
        </Button>
      </div>
    </div>
  );
}
