import { FormProvider } from "react-hook-form";
import { currencyName } from "../../shared/payments/currency-name";
import { currencies } from "../../shared/profile/currencies";
import { type ClubSettings, clubSettings } from "../../shared/settings/club-settings";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { SelectField } from "../ui/forms/select-field";
import { showToast } from "../ui/toasts/toast-store";
import { CountryField } from "./country-field";
import { type MoneyFields, moneyFields } from "./money-fields";
import { PricesThen } from "./prices-then";
import { SettingsPart } from "./setting-field";
import { TaxesField } from "./taxes-field";

export function MoneyForm({ settings }: { settings: ClubSettings }) {
  const editing = trpc.admin.editSettings.useMutation({
    onSuccess: () =>
      showToast({ title: "Money Settings Saved", description: "They hold for new orders." }),
  });
  const { form, save, changed } = useEdit({
    fields: moneyFields,
    view: clubSettings,
    standing: settings,
    toForm: ({ country, currency, taxes, pricesIncludeTax }): MoneyFields => ({
      country,
      currency,
      taxes,
      pricesIncludeTax,
    }),
    draft: "money",
    send: editing.mutateAsync,
    beside: ["currency"],
    toast: "Failed to save",
  });
  const field = fieldOf(form);

  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-8">
        <SettingsPart title="Currency">
          <CountryField />
          <SelectField
            label="Currency"
            help="Prices keep their figures: nothing is converted."
            {...field("currency")}
          >
            {currencies.map((currency) => (
              <option key={currency} value={currency}>
                {`${currency}, ${currencyName({ currency })}`}
              </option>
            ))}
          </SelectField>
        </SettingsPart>
        <SettingsPart
          title="Taxes"
          lead="Each stands on receipts by its name, with its number. Without one no price, receipt or mail speaks of taxes."
        >
          <TaxesField />
          <CheckboxField
            label="The prices of the catalogue are with their taxes. Otherwise these come on top."
            className="sm:col-span-2"
            {...form.register("pricesIncludeTax")}
          />
        </SettingsPart>
        <PricesThen money={moneyFields.safeParse(form.watch()).data} />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Settings
        </FormEnd>
      </form>
    </FormProvider>
  );
}
