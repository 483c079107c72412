import { Link } from "wouter";
import { reportDamagePath } from "../paths";

/** To the page where damage is reported; it says who may. */
export const ReportDamageLink = ({ boatId }: { boatId: number }) => (
  <span className="block text-sm">
    <Link
      to={reportDamagePath(boatId)}
      className="text-link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      Report damage
    </Link>
  </span>
);
