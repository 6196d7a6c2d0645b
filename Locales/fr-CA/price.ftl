price-off = { $value } de rabais
price-tax-included = taxes incluses
price-tax-excluded = taxes en sus
field-discount = rabais
    .gender = masculine
